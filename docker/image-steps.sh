#!/usr/bin/env bash
# The steps of the images, one verb each, so that they run alike inside and outside Docker.
set -eu
cd "$(dirname "$0")/.."
tools="node scripts/with-tools.mjs"

case "$1" in
install) $tools true ;;
build) $tools turbo run build --output-logs=errors-only ;;
deploy) # deploy api|worker FOLDER: what one process needs at run time and nothing else
  rm -rf "$3"
  $tools pnpm --filter "@lqc/$2" deploy --legacy --prod "$3"
  rm -rf "$3"/src "$3"/test "$3"/*.config.mjs "$3"/tsconfig.json
  [ "$2" != api ] || cp -R apps/web/dist "$3/web"
  ;;
*) echo "image-steps.sh: install | build | deploy api|worker FOLDER" >&2 && exit 2 ;;
esac
