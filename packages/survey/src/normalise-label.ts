const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * A label as it is compared: people vary case, dashes, doubled, trailing and no-break spaces,
 * spaces around `-` and `/`, and a closing colon.
 */
export function normaliseLabel(label: string): string {
  return label
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/]) ?/g, '$1')
    .replace(/[ :]+$/, '')
    .trim()
    .toLowerCase();
}
