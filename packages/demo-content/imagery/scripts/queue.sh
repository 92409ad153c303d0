#!/bin/bash
# Resumable render queue, one Blender at a time. queue.txt: "<script.py> <job> <samples> <width>" per line; edit it live, the first
# unfinished line wins. Ends when the list is empty or when the file $ART/queue.stop appears (the picture under way is finished first).
# THREADS (default 1) and NICE (default 19) keep the machine usable; ART is the work folder (default: ../work).
cd "$(dirname "$0")" || exit 1
ART=$(realpath -m "${ART:-../work}"); Q=${1:-queue.txt}; export ART THREADS=${THREADS:-1} OMP_NUM_THREADS=${THREADS:-1}
[ -e libnlm.so ] || gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC nlm.c -o libnlm.so -lm || exit 1
mkdir -p "$ART"; : > "$ART/queue.tried"
while [ ! -e "$ART/queue.stop" ]; do
  line=$(while read -r l; do case "$l" in ''|\#*) continue;; esac; grep -qxF "$l" "$ART/queue.tried" || { echo "$l"; break; }; done < "$Q")
  [ -z "$line" ] && break
  echo "$line" >> "$ART/queue.tried"; set -- $line
  SPP=$3 W=$4 nice -n "${NICE:-19}" blender -b -t "$THREADS" -noaudio -P "$1" -- "$2" 2>&1 | grep -E 'SHOT|Error|error|Trace|File|BUILD' | grep -v 'Not freed' >> "$ART/queue.log"
done
