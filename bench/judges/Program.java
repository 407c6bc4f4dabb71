import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A program as texts: one file, or the files of a folder named *.program. */
record Program(Path path, boolean isFolder, Map<String, String> texts) {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
  /** Each thread's own; what they know of Java's classes is dear. */
  private static final ThreadLocal<JavaFileManager> FILES =
      ThreadLocal.withInitial(() -> COMPILER.getStandardFileManager(null, null, null));
  private static final List<String> OPTIONS = List.of("-proc:none", "-Xlint:none", "-g:none", "-implicit:none");

  /** The programs that the paths name: files, folders *.program, and what lies directly in other folders. */
  static List<Program> read(List<Path> paths) throws IOException {
    List<Program> programs = new ArrayList<>();
    for (Path path : paths) {
      if (!Files.isDirectory(path)) {
        programs.add(new Program(path, false, textsOf(List.of(path))));
      } else if (path.toString().endsWith(".program")) {
        programs.add(new Program(path, true, textsOf(within(path))));
      } else {
        programs.addAll(read(within(path)));
      }
    }
    return programs;
  }

  private static List<Path> within(Path folder) throws IOException {
    try (Stream<Path> found = Files.list(folder)) {
      return found.filter(path -> path.toString().endsWith(".java") || path.toString().endsWith(".program"))
          .sorted(Comparator.naturalOrder()).toList();
    }
  }

  private static Map<String, String> textsOf(List<Path> files) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    for (Path file : files) {
      texts.put(file.getFileName().toString(), Files.readString(file));
    }
    return texts;
  }

  String name() {
    return path.getFileName().toString();
  }

  /** This program with another text for one file. */
  Program with(String file, String text) {
    Map<String, String> changed = new TreeMap<>(texts);
    changed.put(file, text);
    return new Program(path, isFolder, changed);
  }

  /** Writes the texts into the folder, which must exist, and returns the path to verify. */
  Path writeTo(Path folder) throws IOException {
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Files.writeString(folder.resolve(text.getKey()), text.getValue());
    }
    return isFolder ? folder : folder.resolve(name());
  }

  /** One text of a program, for javac. */
  static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String file, String text) {
      super(URI.create("string:///" + file), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Keeps what javac writes. */
  private static final class Classes extends ForwardingJavaFileManager<JavaFileManager> {
    final Map<String, ByteArrayOutputStream> written = new TreeMap<>();

    Classes(JavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind,
        FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("string:///" + name + kind.extension), kind) {
        @Override
        public OutputStream openOutputStream() {
          return written.computeIfAbsent(name, unused -> new ByteArrayOutputStream());
        }
      };
    }
  }

  /** The program's classes as one text, the same for two programs that run alike; null if javac refuses it. */
  String bytecode() {
    List<Source> sources = new ArrayList<>();
    texts.forEach((file, text) -> sources.add(new Source(file, text)));
    Classes classes = new Classes(FILES.get());
    if (!COMPILER.getTask(null, classes, new DiagnosticCollector<>(), OPTIONS, null, sources).call()) {
      return null;
    }
    StringBuilder all = new StringBuilder();
    classes.written.forEach((name, bytes) -> all.append(name).append(Arrays.toString(bytes.toByteArray())));
    return all.toString();
  }
}
