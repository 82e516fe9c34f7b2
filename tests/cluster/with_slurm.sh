#!/usr/bin/env bash
# with_slurm.sh FOLDER COMMAND…: runs a command beside a Slurm of one node, this machine, that lives
# in FOLDER and ends with the command, whatever happens. Ports, keys and sockets are its own, so it
# touches no Slurm that may be installed. Root is needed (slurmd starts jobs as their owners).
set -euo pipefail
folder=$1
shift
mkdir -p "$folder"/{state,spool}
cd "$folder"
started=()

# Stopped one by one, by number; a daemon that does not listen is killed.
stop() {
  local pid i
  for ((i = ${#started[@]} - 1; i >= 0; --i)); do
    pid=${started[i]}
    kill "$pid" 2>/dev/null || continue
    for _ in {1..50}; do
      kill -0 "$pid" 2>/dev/null || break
      sleep 0.1
    done
    kill -9 "$pid" 2>/dev/null || true
  done
  wait
}
trap stop EXIT
trap 'exit 143' TERM INT HUP

fail() {
  echo "with_slurm.sh: $*" >&2
  tail -n 20 "$folder"/*.log >&2 || true
  exit 1
}

# until_true SECONDS COMMAND…
until_true() {
  local tries=$(($1 * 10))
  shift
  while ! "$@" >/dev/null 2>&1; do
    ((tries-- > 0)) || return 1
    sleep 0.1
  done
}

(umask 077 && head -c 1024 /dev/urandom >munge.key)
/usr/sbin/munged --foreground --force --key-file="$folder/munge.key" --socket="$folder/munge.socket" \
  --pid-file="$folder/munge.pid" --seed-file="$folder/munge.seed" --log-file="$folder/munge.log" \
  >munge.out.log 2>&1 &
started+=($!)
until_true 20 test -S munge.socket || fail "munged did not start"

# Two ports that nobody listens on now.
free_port() {
  local port
  while port=$((20000 + RANDOM)) && (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do :; done
  echo "$port"
}
cat >slurm.conf <<CONF
ClusterName=icl-test
SlurmctldHost=localhost(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
CredType=cred/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,batch_sched_delay=0
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MailProg=/bin/true
ReturnToService=2
KillWait=2
NodeName=localhost NodeAddr=127.0.0.1 NodeHostname=$(hostname) CPUs=2 State=UNKNOWN
PartitionName=test Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF=$folder/slurm.conf

slurmctld -D -f "$SLURM_CONF" >slurmctld.out.log 2>&1 &
started+=($!)
slurmd -D -f "$SLURM_CONF" -N localhost >slurmd.out.log 2>&1 &
started+=($!)
ready() { sinfo -h -o %T | grep -q idle; }
until_true 60 ready || fail "the node did not become idle: $(sinfo 2>&1)"

"$@"
