#!/bin/sh
# Uploads a folder of releases to a bucket or another remote of rclone, in an order in which no file names a missing one:
# `upload.sh /srv/fascia/remote bucket:fascia`. With `--delete` as the third argument it then deletes what
# `npm run release -- --prune` has removed from the folder.
set -eu
refuse() {
  echo "$1" >&2
  exit 1
}
[ $# -ge 2 ] || refuse 'Usage: upload.sh <folder> <bucket or other place of rclone> [--delete]'
from=$1
to=$2
forever='Cache-Control: public, max-age=31536000, immutable'
changing='Cache-Control: no-cache'

# Never overwrites: if a file exists with other content, the upload ends before anything names it.
copy_immutable() {
  rclone copy --immutable --checksum --header-upload "$forever" \
    --filter '- .*' --filter '- .*/**' "$@" --filter '- *' "$from" "$to"
}
sequence_in() {
  sed -n 's/.*"sequence":\([0-9]\{1,16\}\)[,}].*/\1/p'
}
copy_changing() {
  rclone copy --checksum --header-upload "$changing" "$@" --filter '- *' "$from" "$to"
}

# An empty folder would empty the bucket, and one that is out of date would remove its newer releases.
[ -f "$from/releases/current.json" ] || refuse "No release is current in $from: nothing is uploaded"
here=$(sequence_in <"$from/releases/current.json")
status=0
current=$(rclone cat "$to/releases/current.json" 2>/dev/null) || status=$?
case $status in
  0 | 3 | 4) ;; # 3 and 4: it does not exist, as before the first upload.
  *) refuse "$to cannot be read (rclone ends with $status): nothing is uploaded" ;;
esac
there=$(printf '%s' "$current" | sequence_in)
# A sequence is a time in ms. One in the future is not a release's, and must not prevent uploads.
[ "${there:-0}" -gt "$(date +%s)999" ] && there=0
[ "${here:-0}" -ge "${there:-0}" ] ||
  refuse "$to has a later release (sequence $there) than $from (${here:-0}): copy it from there first"

# Files with a hash, the releases' own files, and the signatures of pointers.
copy_immutable --filter '+ /releases/*/**' --filter '- /releases/**' --filter '+ *.{{[0-9a-f]{10}}}.*'

# The descriptions, the pointer, which makes a release current, and the copies, entries last.
rclone copy --checksum --header-upload "$forever" --filter '- /releases/current.json' \
  --filter '+ /releases/*.json' --filter '+ /releases/*.json.sig' --filter '- *' "$from" "$to"
copy_changing --filter '+ /releases/current.json'
copy_changing --filter '- *.{{[0-9a-f]{10}}}.*' --filter '- /remoteEntry.js*' --filter '- /container.js*' --filter '- .*' --filter '+ /*'
copy_changing --filter '+ /container.js*' --filter '+ /remoteEntry.js*'

# Descriptions are deleted before the files that they name.
if [ "${3:-}" = --delete ]; then
  rclone sync --checksum --filter '+ /releases/*.json*' --filter '- *' "$from" "$to"
  rclone sync --checksum --filter '- .*' --filter '- .*/**' "$from" "$to"
fi
