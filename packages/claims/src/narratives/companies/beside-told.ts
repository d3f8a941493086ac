import { isA, type Item, means } from '../../items/item.js';
import { DEEPER, SHALLOWER } from './between-companies.js';
import { isSameBase } from '../matching/given-rates.js';
import { matchItems } from '../matching/matched-items.js';
import { isTelling } from '../matching/telling.js';
import type { Rate } from '../../sentence/told.js';
import type { Verdict } from './hold-part.js';

/**
 * How a part sets its rate beside the one that was told right before: "kenaikan yang sedikit lebih
 * rendah, 5,2 %", "kontraksi dengan besaran yang sama", "berada di bawahnya".
 */
export interface BesideTold {
  readonly size: 'more' | 'less' | 'same' | null;
  readonly degree: 'slight' | 'far' | 'about' | null;
  /** "Dengan arah berlawanan". */
  readonly isTurned: boolean;
  /** "Kenaikan tersebut lebih tinggi daripada yang dialami X": the rate told before is beside X's. */
  readonly isOfTold: boolean;
  readonly items: readonly Item[];
}

const DEGREE = '(?:(?<degree>sedikit|tipis|agak|jauh|hampir|nyaris|kurang lebih|relatif) )?';
const OTHER_WORDS = '(?:(?:masih|juga|bahkan|kebetulan|persis|tepat|kira-kira) )*';
/** What moved so much: "kenaikan yang sama". A reason or a place may be the same as well. */
const MOVE =
  '(?<=\\b(?:kenaikan|peningkatan|pertumbuhan|lonjakan|penguatan|penambahan|ekspansi|penurunan|kontraksi|pelemahan|koreksi|penyusutan|pengurangan|perlambatan) )';
const SIZE =
  '(?:dengan )?(?:besaran|angka|laju|kecepatan|persentase|skala)(?:nya)? (?:\\p{L}*an )?';
const MEASURE = '(?: (?:besar|dalam|tinggi|kuat|tajam|banyak)(?:nya)?)?(?: persis)?';

const SIZES: readonly RegExp[] = [
  new RegExp(
    `${MOVE}(?<told>ini|itu|tersebut) ${OTHER_WORDS}${DEGREE}(?:lebih (?<word>\\p{L}+) (?:dari|daripada|ketimbang|dibanding(?:kan)?)|di (?<place>atas|bawah)|(?<beyond>melampaui|melebihi)|(?<same>sama|setara) dengan)(?: (?:yang|milik|capaian))?(?: (?:dialami|dilaporkan|dicatat|disebut|disampaikan))?(?: oleh)? `,
    'u',
  ),
  // "Lebih dalam daripada X" has its other rate behind it.
  new RegExp(
    `(?:yang )?${OTHER_WORDS}${DEGREE}lebih (?<word>\\p{L}+)(?: lagi)? (?!dari|daripada|ketimbang|dibanding)`,
    'u',
  ),
  new RegExp(`${OTHER_WORDS}${DEGREE}di (?<place>atas|bawah)nya `, 'u'),
  new RegExp(`tidak se(?:besar|tinggi|dalam|kuat|tajam)(?<less>) (?:itu )?`, 'u'),
  new RegExp(`${MOVE}(?<same>se(?:besar|tinggi|dalam|kuat|tajam)) (?:itu|tersebut|ini) `, 'u'),
  new RegExp(
    `(?:${SIZE}|${MOVE})yang ${OTHER_WORDS}${DEGREE}(?<same>sama|setara|sebanding|mirip)${MEASURE} `,
    'u',
  ),
  new RegExp(
    `${DEGREE}(?<!(?:level|tingkat|posisi|kisaran) yang )(?<same>sama|setara)(?: besar| dalam| tinggi| kuat| tajam)(?:nya)? `,
    'u',
  ),
];
const SIZING =
  /^(?:lebih|jauh|sedikit|agak|tipis|hampir|nyaris|kurang|relatif|di|tidak|sama|setara|sebanding|mirip|se(?:besar|tinggi|dalam|kuat|tajam))$/;
const TURNED = new RegExp(
  `(?:, )?(?:(?:tetapi|namun|meski) )?(?:dengan )?(?:arah(?:nya)? (?:yang )?(?:berlawanan|sebaliknya|berbeda|terbalik)|(?:berlawanan|berbeda|berbalik) arah|(?:berlawanan|bertolak belakang|berkebalikan) dengan (?:itu|hal itu|hal tersebut)) `,
  'u',
);

/**
 * The words before a reason that set a part so; null for none.
 *
 * @param isBehindRate a rate was told before, beside which it may be set
 */
export function besideTold(
  text: string,
  items: readonly Item[],
  isBehindRate: boolean,
): BesideTold | null {
  const cause = items.findIndex((one) => means(one, 'cause') && one.word !== 'menyusul');
  const own = cause < 0 ? items : items.slice(0, cause);
  const turned = matchItems(
    text,
    own,
    TURNED,
    /arah|^berbeda|^berbalik|^berlawanan|^bertolak|^berkebalikan/,
  );
  const left = own.filter((one) => !turned?.items.includes(one));
  for (const pattern of SIZES) {
    const found = matchItems(text, left, pattern, SIZING);
    const size = found && sizeOf(found.groups);
    if (!found || !size || isOfOwnNoun(left, found.items, isBehindRate)) continue;
    return {
      size,
      degree: degreeOf(found.groups['degree']),
      isTurned: turned !== null,
      isOfTold: found.groups['told'] !== undefined,
      items: [...found.items, ...(turned?.items ?? [])].filter((one) => !means(one, 'period')),
    };
  }
  return (
    turned && { size: null, degree: null, isTurned: true, isOfTold: false, items: turned.items }
  );
}

/**
 * "Dengan pesanan alat berat yang lebih rendah", "melaporkan utilisasi yang lebih rendah": than before, as
 * the noun right before says what moved. What was asked about may also lie beside another's.
 */
function isOfOwnNoun(
  items: readonly Item[],
  found: readonly Item[],
  isBehindRate: boolean,
): boolean {
  const noun = items[items.indexOf(found[0]!) - 1];
  if (!noun || !found.some(isA('more'))) return false;
  if (means(noun, 'indicator')) return !isBehindRate;
  return means(noun, 'other') && isTelling({ kind: 'word', word: noun.word });
}

function sizeOf({ word, place, less, same, beyond }: MatchGroups): BesideTold['size'] {
  if (same !== undefined) return 'same';
  if (less !== undefined || place === 'bawah' || SHALLOWER.test(word ?? '')) return 'less';
  return place === 'atas' || beyond !== undefined || DEEPER.test(word ?? '') ? 'more' : null;
}
type MatchGroups = Readonly<Record<string, string | undefined>>;

const degreeOf = (word: string | undefined): BesideTold['degree'] =>
  word === undefined
    ? null
    : word === 'jauh'
      ? 'far'
      : /^(?:sedikit|tipis|agak)$/.test(word)
        ? 'slight'
        : 'about';

/** Two rates that differ by less than this part of the larger one are a little apart, or nearly the same. */
const LITTLE = 0.2;

/**
 * The rate that a part means without writing it: "mengalami kontraksi dengan besaran yang sama". It goes
 * where the part's own words say, else where the one before went.
 */
export function meantRate(
  { size, degree, isTurned }: BesideTold,
  other: Rate | undefined,
): Rate | null {
  if (!other || size !== 'same' || degree !== null) return null;
  return { ...other, way: other.way !== null && isTurned ? -other.way : other.way };
}

/**
 * Whether a rate is so beside the one that was told before; null where it cannot be said, as they are
 * held against different quarters or go different ways.
 */
export function holdsBesideTold(
  { size, degree, isTurned, isOfTold }: BesideTold,
  ownRate: Rate | undefined,
  otherRate: Rate | undefined,
  ways: { readonly own: number | null; readonly other: number | null },
  /** "Secara tahunan, kenaikannya lebih terbatas": the contact's own rate against the other quarter. */
  isOfOther: boolean,
): Verdict {
  const isOtherWay = ways.own !== null && ways.other !== null && ways.own * ways.other === -1;
  // "Arah sebaliknya datang dari X", behind figures of the survey.
  if (size === null && ways.other === null) return true;
  if (isTurned && !isOtherWay) return ways.own === null || ways.other === null ? null : false;
  if (size === null) return true;
  const [own, other] = isOfTold ? [otherRate, ownRate] : [ownRate, otherRate];
  if (!own || !other) return null;
  const apart = Math.abs(own.value - other.value) / Math.max(own.value, other.value);
  if (size === 'same') return degree === null ? apart === 0 : apart <= LITTLE;
  if (isOtherWay && !isTurned) return null;
  const isSame = isSameBase(own.base, other.base);
  if (!isSame && !isOfOther) return null;
  if (apart === 0 || own.value > other.value !== (size === 'more')) return isSame ? false : null;
  // How far is a matter of taste, unless it is the other thing altogether.
  const isLittle = apart <= LITTLE;
  return degree === 'slight' ? isLittle || null : degree === 'far' ? !isLittle || null : true;
}
