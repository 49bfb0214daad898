#!/bin/sh
# Uploads a folder of releases to a bucket or another rclone remote: `upload.sh /srv/fascia/remote bucket:fascia`.
# It uploads a file only after the files that it refers to. With `--delete` as the third argument, it then deletes the
# files that `npm run release -- --prune` has removed from the folder.
set -eu
refuse() {
  echo "$1" >&2
  exit 1
}
[ $# -ge 2 ] || refuse 'Usage: upload.sh <folder> <bucket or other rclone remote> [--delete]'
from=$1
to=$2
forever='Cache-Control: public, max-age=31536000, immutable'
changing='Cache-Control: no-cache'

# Never overwrites. If a file exists with other content, the upload stops before any file refers to it.
copy_immutable() {
  rclone copy --immutable --checksum --header-upload "$forever" \
    --filter '- .*' --filter '- .*/**' "$@" --filter '- *' "$from" "$to"
}
# Only the first line, because a damaged pointer may have several.
sequence_in() {
  sed -n 's/.*"sequence":\([0-9]\{1,16\}\)[,}].*/\1/p' | head -n 1
}
copy_changing() {
  rclone copy --checksum --header-upload "$changing" "$@" --filter '- *' "$from" "$to"
}

# An empty folder would empty the bucket, and an outdated one would remove newer releases.
[ -f "$from/releases/current.json" ] || refuse "No release is current in $from. Nothing was uploaded."
here=$(sequence_in <"$from/releases/current.json")
[ -n "$here" ] || refuse "$from/releases/current.json has no valid sequence. Nothing was uploaded."
status=0
current=$(rclone cat "$to/releases/current.json" 2>/dev/null) || status=$?
case $status in
  0 | 3 | 4) ;; # Exit codes for a missing file, as before the first upload.
  *) refuse "$to cannot be read (rclone exited with $status). Nothing was uploaded." ;;
esac
there=$(printf '%s' "$current" | sequence_in)
# A sequence is a time in ms. A future one is invalid and must not prevent uploads.
[ "${there:-0}" -gt "$(date +%s)999" ] && there=0
[ "$here" -ge "${there:-0}" ] ||
  refuse "$to has a later release (sequence $there) than $from ($here). Copy it from there first."

# Hashed files, the folders of releases, and the signatures of pointers.
copy_immutable --filter '+ /releases/*/**' --filter '- /releases/**' --filter '+ *.{{[0-9a-f]{10}}}.*'

# The descriptions, then the pointer, which makes a release current, then the copies, entries last.
rclone copy --checksum --header-upload "$forever" --filter '- /releases/current.json' \
  --filter '+ /releases/*.json' --filter '+ /releases/*.json.sig' --filter '- *' "$from" "$to"
copy_changing --filter '+ /releases/current.json'
copy_changing --filter '- *.{{[0-9a-f]{10}}}.*' --filter '- /remoteEntry.js*' --filter '- /container.js*' --filter '- .*' --filter '+ /*'
copy_changing --filter '+ /container.js*' --filter '+ /remoteEntry.js*'

# Descriptions are deleted before the files that they list.
if [ "${3:-}" = --delete ]; then
  rclone sync --checksum --filter '+ /releases/*.json*' --filter '- *' "$from" "$to"
  rclone sync --checksum --filter '- .*' --filter '- .*/**' "$from" "$to"
fi
