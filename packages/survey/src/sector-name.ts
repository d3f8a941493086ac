import { type SectorName, SECTORS } from '@lqc/contracts';

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && word !== 'dan')
    .join(' ');

/** `C`, `M,N`, `RSTU`, also after the word for category. */
const LEADING_CODE = /^(?:kategori )?(?:(?:[a-u] )+|mn |rstu )/;

/** The same behind a name, as in `Industri Pengolahan (C)`. */
const CLOSING_CODE = / (?:[a-u](?: [a-u]){0,3}|mn|rstu)$/;

const names: ReadonlyMap<string, SectorName> = new Map(
  SECTORS.flatMap(({ name, aliases }) =>
    [name, ...aliases].map((spelling) => [fold(spelling), name] as const),
  ),
);

/** By BPS' letters alone, apart or together: `m n` and `mn`. */
const letters: ReadonlyMap<string, SectorName> = new Map(
  SECTORS.flatMap(({ code, name }) =>
    [fold(code), fold(code.replaceAll(',', ''))].map((written) => [written, name] as const),
  ),
);

/**
 * BPS' name of a business field in any of the spellings that offices use: with or without the
 * category's letter before or behind it, the letter alone, `&` or `dan`, short forms. Undefined when it is none of the 17.
 */
export function sectorName(written: string): SectorName | undefined {
  const folded = fold(written);
  return (
    names.get(folded) ??
    letters.get(folded.replace(/^kategori /, '')) ??
    names.get(folded.replace(LEADING_CODE, '')) ??
    names.get(folded.replace(CLOSING_CODE, ''))
  );
}
