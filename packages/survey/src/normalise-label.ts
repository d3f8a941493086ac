import { withoutInvisible } from '@lqc/contracts';

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** Cache by spelling, since every sheet has the same few dozen labels. */
const REMEMBERED = 5000;
const LONGEST_REMEMBERED = 200;
const known = new Map<string, string>();

/**
 * A label in the form in which labels are compared, without the differences in how people type them:
 * case, dashes, doubled, trailing and no-break spaces, spaces around `-` and `/`, a closing colon.
 */
export function normaliseLabel(label: string): string {
  const before = known.get(label);
  if (before !== undefined) return before;
  const normalised = normalise(label);
  if (label.length > LONGEST_REMEMBERED) return normalised;
  if (known.size >= REMEMBERED) known.clear();
  known.set(label, normalised);
  return normalised;
}

function normalise(label: string): string {
  return withoutInvisible(label.normalize('NFKC'))
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/]) ?/g, '$1')
    .replace(/[ :]+$/, '')
    .trim()
    .toLowerCase();
}
