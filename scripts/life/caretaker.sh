#!/bin/sh
# Clears up after the command that started it, however that ended. It is told `api PID` and
# `worker PID` on stdin, again when one was replaced; the end of stdin is the end of that command.
# Gateway and worker then stop by themselves, PostgreSQL after them: all within ten seconds.
# usage: caretaker.sh DATA_DIR

trap '' HUP INT TERM
cluster=$1/postgres
api= worker=
while read -r name pid; do
  case $name in
  api) api=$pid ;;
  worker) worker=$pid ;;
  esac
done

lives() { [ -n "$1" ] && kill -s 0 -- "$1" 2>/dev/null; }

# wait_for TENTHS PROCESS: until it is gone, or the time is over; the rest of the time is in $rest
wait_for() {
  rest=$1
  while [ "$rest" -gt 0 ] && lives "$2"; do
    sleep 0.1
    rest=$((rest - 1))
  done
}

# The number in its file may be somebody else's by now.
is_postgres() {
  { tr '\0' ' ' <"/proc/$1/cmdline" || ps -o args= -p "$1"; } 2>/dev/null | grep -qF -- "-D $cluster"
}

# A negative number is the whole group: what a worker started ends with it.
rest=50
for pid in $worker $api; do wait_for "$rest" "-$pid"; done
for pid in $worker $api; do kill -s KILL -- "-$pid" 2>/dev/null; done

read -r postgres 2>/dev/null <"$cluster/postmaster.pid"
if is_postgres "$postgres"; then
  kill -s INT "$postgres"
  wait_for 20 "$postgres"
  # A crash as far as it is concerned; its next start recovers.
  lives "$postgres" && kill -s QUIT "$postgres"
  wait_for 30 "$postgres"
fi
rm -f "$1/caretaker.pid"
