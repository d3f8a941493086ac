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
  for home in "$3" "$3"/node_modules/.pnpm/@lqc+*/node_modules/@lqc/*; do
    rm -rf "$home"/{src,test,bench,.turbo,*.config.mjs,tsconfig.json}
  done
  # Types, maps and texts of other people's packages are never run: half of their weight.
  find "$3/node_modules/.pnpm" -type f -not -path '*/@lqc/*' \
    \( -name '*.ts' -o -name '*.[cm]ts' -o -name '*.map' -o -name '*.md' \) -delete
  # Of the reader of PDFs one build is run, and its Liberation Sans is printed with.
  find "$3/node_modules/.pnpm" -type f -path '*/pdfjs-dist/*' -not -name package.json -not -name LICENSE \
    -not -path '*/legacy/build/pdf.mjs' -not -path '*/legacy/build/pdf.worker.mjs' \
    -not -path '*/standard_fonts/Liberation*' -not -name LICENSE_LIBERATION -delete
  [ "$2" != api ] || cp -R apps/web/dist "$3/web"
  ;;
*) echo "image-steps.sh: install | build | deploy api|worker FOLDER" >&2 && exit 2 ;;
esac
