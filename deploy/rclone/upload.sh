#!/bin/sh
# Uploads a folder of releases to a bucket or another place that rclone knows, so that at no time something names a file
# that is not there: `upload.sh /srv/fascia/remote bucket:fascia`. With `--delete` as the third argument it then deletes
# what `npm run release -- --prune` has removed from the folder.
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

# Never overwrites: a file that is there with other content ends the upload before anything names it.
copy_immutable() {
  rclone copy --immutable --checksum --header-upload "$forever" \
    --filter '- .*' --filter '- .*/**' "$@" --filter '- *' "$from" "$to"
}
# The highest sequence that was given; that of the current release may be lower, after going back.
highest_in() {
  sed -n 's/.*"highest":\([0-9]*\).*/\1/p'
}
copy_changing() {
  rclone copy --checksum --header-upload "$changing" "$@" --filter '- *' "$from" "$to"
}

# An empty folder would empty the bucket, and one that is not up to date would take its newer releases away.
[ -f "$from/releases/current.json" ] || refuse "No release is current in $from: nothing is uploaded"
here=$(highest_in <"$from/releases/history.json")
status=0
history=$(rclone cat "$to/releases/history.json" 2>/dev/null) || status=$?
case $status in
  0 | 3 | 4) ;; # 3 and 4: it is not there, as before the first upload.
  *) refuse "$to cannot be read (rclone ends with $status): nothing is uploaded" ;;
esac
there=$(printf '%s' "$history" | highest_in)
[ "${here:-0}" -ge "${there:-0}" ] ||
  refuse "$to has a later release (sequence $there) than $from (${here:-0}): copy it from there first"

# What has a hash, and the releases' own files; then their signatures; then their descriptions.
copy_immutable --filter '+ /releases/*/**' --filter '- /releases/**' --filter '+ *.{{[0-9a-f]{10}}}.*'
copy_immutable --filter '+ /releases/*.json.sig'
copy_immutable --filter '- /releases/{current,history}.json' --filter '+ /releases/*.json' --filter '+ /releases/*.json.{br,gz}'

# The pointer, which decides; then the copies, the entries last.
copy_changing --filter '+ /releases/history.json'
copy_changing --filter '+ /releases/current.json'
copy_changing --filter '- *.{{[0-9a-f]{10}}}.*' --filter '- /remoteEntry.js*' --filter '- /container.js*' --filter '- .*' --filter '+ /*'
copy_changing --filter '+ /container.js*' --filter '+ /remoteEntry.js*'

# Descriptions go before the files that they name.
if [ "${3:-}" = --delete ]; then
  rclone sync --checksum --filter '+ /releases/*.json*' --filter '- *' "$from" "$to"
  rclone sync --checksum --filter '- .*' --filter '- .*/**' "$from" "$to"
fi
