import { companyWayOf } from '@lqc/language';
import { isA, type Item } from '../reading/item.js';
import { isTelling } from './telling.js';

/** Verbs that do what the noun behind them says: "menempuh efisiensi", "melakukan negosiasi". */
const DOING = /^(?:me|di)(?:laku|tempuh|nempuh|terap|nerap|jalan|njalan|laksana|ambil|ngambil)/;

const VERB = /^(?:me|ber|di)\p{L}{3,}/u;

/**
 * Whether a stretch tells what a contact does: "menyesuaikan jam kerja", "menempuh efisiensi internal".
 * Beside whichever question it said so, it does it; what moved and why is told of one indicator alone.
 */
export function isDeed(items: readonly Item[]): boolean {
  const own = items.filter((item) => !isA('says')(item));
  const isOfFigures = own.some(
    (item) =>
      isA('cause')(item) || isA('indicator')(item) || isA('number')(item) || isA('expected')(item),
  );
  return (
    !isOfFigures &&
    !own.some(({ word }) => companyWayOf(word) !== undefined) &&
    own.some(
      ({ word }) => DOING.test(word) || (VERB.test(word) && isTelling({ kind: 'word', word })),
    )
  );
}
