import { withoutInvisible } from '@lqc/contracts';
import { byWord } from '@lqc/language';

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/**
 * A label in the form in which labels are compared, without the differences in how people type them:
 * case, dashes, doubled, trailing and no-break spaces, spaces around `-` and `/`, a closing colon or asterisk.
 */
export const normaliseLabel = byWord((label) =>
  withoutInvisible(label.normalize('NFKC'))
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/]) ?/g, '$1')
    .replace(/[ :*]+$/, '')
    .trim()
    .toLowerCase(),
);
