#!/bin/sh
# engines.sh WARRANT: the shards of docs/scale.md under GNU parallel and under Slurm, on this machine. On request: for
# Slurm it needs root, and starts daemons of its own, which it ends.
examples=$(cd "$(dirname "$0")/../../examples" && pwd)
. "$(dirname "$0")/harness.sh"
WARRANT_CACHE=off
export WARRANT_CACHE
shards=4
cp -r "$examples" src
mkdir bin
ln -s "$warrant" bin/warrant
PATH=$PWD/bin:$PATH

"$warrant" verify src >whole
expect_status 0 plan --shards $shards -o work src
expect_merged() {
  expect_status 1 merge work/*.out
  sed '$d' output >merged
  if sed '$d' whole | cmp -s - merged; then passed=$((passed + 1)); else complain "another report under $1"; fi
  rm -f work/*.out
}

if command -v parallel >which; then
  parallel --workdir . --retries 3 'warrant verify --shard {} --jobs 1 --format json >{.}.out; [ $? -lt 3 ]' \
    ::: work/shard-*.json || complain 'parallel'
  expect_merged 'GNU parallel'
else
  echo 'skipped: there is no GNU parallel (Debian: parallel)'
fi

# Daemons for this machine alone, with all their files in the working directory.
start_slurm() {
  host=$(hostname -s)
  dd if=/dev/urandom of=munge.key bs=1 count=1024 2>dd.log
  chmod 400 munge.key
  munged --force --foreground --key-file "$PWD/munge.key" --socket "$PWD/munge.socket" --pid-file "$PWD/munge.pid" \
    --log-file "$PWD/munge.log" --seed-file "$PWD/munge.seed" >munged.out 2>&1 &
  munged=$!
  mkdir state spool
  cat >slurm.conf <<END
ClusterName=here
SlurmctldHost=$host
AuthType=auth/munge
AuthInfo=socket=$PWD/munge.socket
SlurmUser=root
SlurmdUser=root
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
ReturnToService=2
StateSaveLocation=$PWD/state
SlurmdSpoolDir=$PWD/spool
SlurmctldPidFile=$PWD/slurmctld.pid
SlurmdPidFile=$PWD/slurmd.pid
SlurmctldPort=26817
SlurmdPort=26818
NodeName=$host CPUs=$(nproc)
PartitionName=all Nodes=ALL Default=YES State=UP
END
  SLURM_CONF=$PWD/slurm.conf
  export SLURM_CONF
  sleep 1
  slurmctld -D >slurmctld.log 2>&1 &
  slurmctld=$!
  slurmd -D >slurmd.log 2>&1 &
  slurmd=$!
  for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    sinfo -h 2>sinfo.log | grep -q idle && return 0
    sleep 1
  done
  return 1
}
stop_slurm() { kill "$slurmd" "$slurmctld" "$munged" 2>kill.log; wait; }

if ! command -v slurmctld >which || ! command -v slurmd >which || ! command -v munged >which; then
  echo 'skipped: there is no Slurm (Debian: slurm-wlm, munge)'
elif [ "$(id -u)" != 0 ]; then
  echo 'skipped: only root can start the daemons of Slurm'
elif ! start_slurm; then
  echo 'skipped: the daemons of Slurm do not work here:'
  tail -n 3 slurmctld.log slurmd.log munge.log
  stop_slurm
else
  cat >verify.sbatch <<END
#!/bin/sh
#SBATCH --array=1-$shards --output=slurm-%a.log
warrant verify --shard work/shard-\$SLURM_ARRAY_TASK_ID.json --jobs 1 --format json >work/\$SLURM_ARRAY_TASK_ID.out
[ \$? -lt 3 ]
END
  timeout 120 sbatch --wait verify.sbatch >sbatch.log 2>&1 || complain 'sbatch'
  # A shard that died: its part is missing, and made again.
  rm work/2.out
  expect_status 3 merge work/*.out
  expect_errors 'there is no shard 2'
  timeout 120 sbatch --wait --array=2 verify.sbatch >sbatch.log 2>&1 || complain 'sbatch again'
  expect_merged Slurm
  stop_slurm
fi
finish
