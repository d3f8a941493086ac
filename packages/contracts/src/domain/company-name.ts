import { LEGAL_FORMS } from './legal-forms.js';
import { withoutInvisible } from './invisible.js';

/** Legal forms as they are written, and the form each of them means. */
const FORMS: ReadonlyMap<string, string> = new Map(
  LEGAL_FORMS.map(({ written, form }) => [written.toLowerCase(), form]),
);

/**
 * A dotted legal form at either end of a name, with a space between it and the rest. It is no part of the
 * initials beside it (`P.T. H.M. Maju`), while `P.D.A.M.` and `P.T.P.N.` are initials as a whole.
 */
const DOTTED_FORM =
  /^[^\p{L}\p{N}]*(?:p\.t|c\.v|u\.d|p\.d)\.?(?=\s)|(?<=\s)(?:p\.t|c\.v|u\.d|p\.d)\.?(?=[^\p{L}\p{N}]*$)/gu;
/** Initials such as `P.T.`, `p. t` and `S.A.M.`, which are read as one word. */
const DOTTED_INITIALS = /\b[a-z](?:\.\s?[a-z]\b)+\.?/g;
const APOSTROPHES = /['`\u00B4\u02BC\u2018\u2019]/g;
const MARKS = /\p{M}+/gu;
const NOT_A_WORD = /[^\p{L}\p{N}]+/gu;

/** A company's name taken apart: its words, and its legal form wherever that stands. */
export interface CompanyName {
  /** Words without the legal form, folded, one space between. */
  readonly core: string;
  /** `pt`, `cv` …, or empty when the name carries none. */
  readonly form: string;
}

/** Takes a company's name apart, folding case, spaces, punctuation and accents. */
export function companyName(name: string): CompanyName {
  const words = withoutInvisible(name)
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(DOTTED_FORM, (form) => form.replace(/\./g, ''))
    .replace(DOTTED_INITIALS, (initials) => `${initials.replace(/[.\s]/g, '')} `)
    .replace(NOT_A_WORD, ' ')
    .trim()
    .split(' ');
  const forms = new Set<string>();
  let from = 0;
  let to = words.length;
  while (from < to && FORMS.has(words[from]!)) forms.add(FORMS.get(words[from++]!)!);
  while (to > from && FORMS.has(words[to - 1]!)) forms.add(FORMS.get(words[--to]!)!);
  // A name that consists of legal forms alone is left as it is, or nothing would remain.
  if (from === to) return { core: words.join(' '), form: '' };
  return { core: words.slice(from, to).join(' '), form: [...forms].sort().join('+') };
}

/**
 * The key under which companies are equal: `PT X`, `X, PT`, `PT. X` and `X Tbk` are one. `CV X` is
 * another company, and a bare `X` is only suggested: see docs/decisions/003.
 */
export function companyKey(name: string): string {
  const { core, form } = companyName(name);
  return form ? `${core}|${form}` : core;
}

/** Whether two names may be one company's: "PT Maju" and "Maju", and not "CV Maju". */
export function mayBeOneCompany(one: CompanyName, other: CompanyName): boolean {
  return (
    one.core === other.core && (one.form === other.form || one.form === '' || other.form === '')
  );
}
