import { LIKERT_SCALE } from '@lqc/contracts';
import { partsOfFew, writtenFractions } from '@lqc/language';

/**
 * The shares that a quantifier stands for, in percent, and how close a number must be to satisfy an
 * approximating word. The only table of both.
 */
export interface Quantifier {
  readonly least: number;
  readonly most: number;
  /** An end that does not belong to it: "mayoritas" is more than 50, not 50. */
  readonly open?: 'least' | 'most' | 'both';
}

const FRACTIONS: Readonly<Record<string, number>> = {
  ...writtenFractions(),
  separuh: 50,
  setengah: 50,
};

/** "Tiga perlima" alone, and with "sekitar": what is rounded to it. */
function plainFractions(): Record<string, Quantifier> {
  return Object.fromEntries(
    Object.entries(FRACTIONS).flatMap(([name, share]): [string, Quantifier][] => [
      [name, { least: share - 1.5, most: share + 1.5 }],
      [`sekitar ${name}`, { least: share - 3, most: share + 3 }],
    ]),
  );
}

/** "Sedikit di atas dua pertiga", "di bawah separuh". */
function besideFractions(): Record<string, Quantifier> {
  return Object.fromEntries(
    Object.entries(FRACTIONS).flatMap(([name, share]): [string, Quantifier][] => [
      [`lebih dari ${name}`, { least: share, most: share + 20, open: 'least' }],
      [`kurang dari ${name}`, { least: 0, most: share, open: 'most' }],
      [`hampir ${name}`, { least: share - 5, most: share }],
      [`${name} lebih`, { least: share, most: share + 20, open: 'least' }],
      [`di atas ${name}`, { least: share, most: share + 20, open: 'least' }],
      [`sedikit di atas ${name}`, { least: share, most: share + 5, open: 'least' }],
      [`sedikit lebih dari ${name}`, { least: share, most: share + 5, open: 'least' }],
      [`di bawah ${name}`, { least: share - 20, most: share, open: 'most' }],
      [`sedikit di bawah ${name}`, { least: share - 5, most: share, open: 'most' }],
      [`sedikit kurang dari ${name}`, { least: share - 5, most: share, open: 'most' }],
    ]),
  );
}

/** "Tujuh dari sepuluh" is said of 67 to 73 %. */
function partsInWords(): Record<string, Quantifier> {
  return Object.fromEntries(
    partsOfFew().flatMap(([name, share]) => {
      const quantifier = { least: share - 3, most: share + 3 };
      return [
        [name, quantifier],
        [`sekitar ${name}`, { least: share - 5, most: share + 5 }],
      ];
    }),
  );
}

const each = (names: string, quantifier: Quantifier): Record<string, Quantifier> =>
  Object.fromEntries(names.split('|').map((name) => [name, quantifier]));

const NAMED: Readonly<Record<string, Quantifier>> = {
  // The names below have thresholds of their own.
  ...plainFractions(),
  ...besideFractions(),
  ...each('sebagian besar|sebahagian besar|mayoritas besar', {
    least: 60,
    most: 100,
    open: 'least',
  }),
  ...each('kebanyakan|mayoritas', { least: 50, most: 100, open: 'least' }),
  ...Object.fromEntries(
    ['separuh', 'setengah'].flatMap((half): [string, Quantifier][] => [
      [half, { least: 49, most: 51 }],
      [`lebih dari ${half}`, { least: 50, most: 100, open: 'least' }],
      [`kurang dari ${half}`, { least: 0, most: 50, open: 'most' }],
      [`hampir ${half}`, { least: 45, most: 50 }],
      [`sekitar ${half}`, { least: 45, most: 55 }],
    ]),
  ),
  ...each('hampir semua|hampir seluruh|hampir seluruhnya', { least: 90, most: 100, open: 'most' }),
  ...each('semua|seluruh|seluruhnya|semuanya|setiap', { least: 100, most: 100 }),
  ...each('sebagian kecil|hanya sebagian kecil', { least: 0, most: 40, open: 'both' }),
  minoritas: { least: 0, most: 50, open: 'both' },
  segelintir: { least: 0, most: 20, open: 'least' },
  ...partsInWords(),
};

/** Words that say the same as another at the beginning of a name. */
const SAME_LEAD: Readonly<Record<string, readonly string[]>> = {
  hampir: ['nyaris', 'mendekati'],
  sekitar: ['kira-kira', 'kurang lebih', 'kisaran'],
  'lebih dari': ['lebih', 'melebihi', 'melampaui'],
  'kurang dari': ['tidak sampai', 'tak sampai', 'belum sampai'],
};

/** Half of the last digit of a share as it is shown. */
const SHOWN = 0.05;

function inOtherWords(): Record<string, Quantifier> {
  return Object.fromEntries(
    Object.entries(NAMED).flatMap(([name, quantifier]) => [
      ...Object.entries(SAME_LEAD).flatMap(([lead, others]): [string, Quantifier][] =>
        name.startsWith(`${lead} `)
          ? others.map((other) => [`${other}${name.slice(lead.length)}`, quantifier])
          : [],
      ),
      // With "tepat" or "persis" only the exact share is meant: 50 %, not 49.
      ...['tepat', 'persis'].flatMap((exactly): [string, Quantifier][] => {
        const share = FRACTIONS[name];
        if (share !== undefined)
          return [[`${exactly} ${name}`, { least: share - SHOWN, most: share + SHOWN }]];
        return name === 'semua' || name === 'seluruh' ? [[`${exactly} ${name}`, quantifier]] : [];
      }),
    ]),
  );
}

export const QUANTIFIERS: Readonly<Record<string, Quantifier>> = { ...inOtherWords(), ...NAMED };
/** Whether a share, in percent, lies within what a quantifier asks; an open end excludes its bound. */
export function fitsQuantifier(share: number, { least, most, open }: Quantifier): boolean {
  const above = open === 'least' || open === 'both' ? share > least : share >= least;
  const below = open === 'most' || open === 'both' ? share < most : share <= most;
  return above && below;
}

/**
 * Whether a quantifier is said rightly of a share, in percent. Null where the share lies so near to
 * what the word asks that another writer may use it; "semua" has no such margin.
 */
export function quantifierHolds(share: number, quantifier: Quantifier): boolean | null {
  if (fitsQuantifier(share, quantifier)) return true;
  const { least, most } = quantifier;
  if (least === 100) return false;
  const apart = share <= least ? least - share : share - most;
  // "Sebagian besar" is often said of any majority.
  const margin = least === 60 && most === 100 ? 10 : MARGIN;
  return apart < margin ? null : false;
}
const MARGIN = 3;

/** How a written number relates to the figure that it is about. */
export type Comparison = 'equal' | 'about' | 'almost' | 'more' | 'less' | 'least' | 'most';

/** Part of the figure that "sekitar" may be off by, and "hampir" below. */
const ABOUT = 0.05;
const ALMOST = 0.1;
const NEAR = 0.015;
/** "Lebih dari 50 %" is said of 52, not of 95. */
const FAR = 0.5;
/** "Kurang dari tiga perusahaan" is said of one as well. */
const FEW = 5;

const farFrom = (said: number): number =>
  Number.isInteger(said) && Math.abs(said) <= FEW ? 2 : Math.max(Math.abs(said) * FAR, 1);

/** Whether a figure agrees with a number that has a word such as "sekitar"; null where writers may differ. */
export function bearsOut(figure: number, said: number, comparison: Comparison): boolean | null {
  const size = Math.abs(said);
  const wide = Math.max(size * ABOUT, 0.05);
  // On a scale of five "sekitar 4,10" is not said of 3,92.
  const near = size > LIKERT_SCALE.max ? wide : size * NEAR;
  switch (comparison) {
    case 'equal':
      return figure === said;
    case 'about':
      return Math.abs(figure - said) <= near || (Math.abs(figure - said) <= wide ? null : false);
    case 'almost':
      return figure < said && figure >= said - size * ALMOST
        ? figure >= said - near || null
        : false;
    case 'more':
      return figure > said ? (figure <= said + farFrom(said) ? true : null) : false;
    case 'less':
      return figure < said ? (figure >= said - farFrom(said) ? true : null) : false;
    case 'least':
      return figure >= said;
    case 'most':
      return figure <= said;
  }
}
