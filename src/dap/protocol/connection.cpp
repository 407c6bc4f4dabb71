#include "dap/protocol/connection.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <exception>
#include <system_error>
#include <utility>

#include "dap/protocol/framing.h"

namespace warrant::dap {
namespace {

void putMessages(Framing& framing, Inbox& inbox) {
  while (const auto message = framing.next()) {
    try {
      if (auto request = readRequest(*message)) inbox.put(std::move(*request));
    } catch (const BadMessage& bad) {
      inbox.put(bad);
    }
  }
}

}  // namespace

Connection::Connection(int in, int out) : in_(in), out_(out) {
  for (const int stream : {in, out}) {  // or else the pipe would take its number
    if (fcntl(stream, F_GETFD) < 0)
      throw std::system_error(errno, std::generic_category(), "a stream is closed");
  }
  if (pipe(wake_) != 0) throw std::system_error(errno, std::generic_category(), "no pipe can be made");
  reader_ = std::thread([this] { read(); });
}

Connection::~Connection() {
  close(wake_[1]);
  reader_.join();
  close(wake_[0]);
}

// False: there is nothing to be read any more, for this connection is at its end.
bool Connection::waitForInput() const {
  std::array<pollfd, 2> streams{pollfd{in_, POLLIN, 0}, pollfd{wake_[0], POLLIN, 0}};
  while (poll(streams.data(), streams.size(), -1) < 0 && errno == EINTR) {
  }
  return streams[1].revents == 0;
}

void Connection::read() {
  Framing framing;
  std::array<char, 64 * 1024> bytes;
  InputEnd end;
  try {
    while (waitForInput()) {
      const ssize_t count = ::read(in_, bytes.data(), bytes.size());
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) end.problem = std::string("standard input cannot be read: ") + std::strerror(errno);
      if (count <= 0) break;
      framing.add({bytes.data(), static_cast<std::size_t>(count)});
      putMessages(framing, inbox_);
    }
    if (end.problem.empty() && framing.isWithinMessage())
      end.problem = "the client hung up in the middle of a message";
  } catch (const std::exception& broken) {  // a BrokenStream, or too little memory
    end = {broken.what(), true};
  }
  inbox_.put(std::move(end));
}

void Connection::send(std::string_view message) {
  const std::string all = framed(message);
  for (std::string_view rest = all; !rest.empty() && !isGone_;) {
    const ssize_t count = write(out_, rest.data(), rest.size());
    if (count < 0 && errno == EINTR) continue;
    isGone_ = count < 0;
    if (!isGone_) rest.remove_prefix(static_cast<std::size_t>(count));
  }
}

}  // namespace warrant::dap
