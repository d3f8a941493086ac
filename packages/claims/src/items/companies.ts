import type { Step } from './item.js';
import { type PhraseTree, type Token } from '@lqc/language';
import { companyName, LEADING_LEGAL_FORMS } from '@lqc/contracts';
import { LEXICON } from './lexicon/lexicon.js';

const FORMS = new Set(LEADING_LEGAL_FORMS.map((form) => form.toLowerCase()));

/** The contact that is named at a place, with the legal form beside its name; a stranger for a name that no contact has. */
export function companyAt(
  tokens: readonly Token[],
  at: number,
  companies: PhraseTree<string>,
): Step | null {
  const token = tokens[at]!;
  if (token.kind !== 'word' || !/^\p{Lu}/u.test(token.text)) return null;
  const isForm = FORMS.has(token.word);
  let from = at + (isForm ? 1 : 0);
  if (isForm && tokens[from]?.text === '.') from += 1;
  const known = from < tokens.length ? companies.longest(tokens, from) : null;
  if (known && !isSomethingElse(tokens, from, known)) {
    let length = from - at + known.length;
    // "PT Maju Jaya Tbk", "Maju Jaya, PT"
    const next = tokens[at + length];
    if (next && ['tbk', 'persero'].includes(next.word)) length += 1;
    else if (next?.text === ',' && FORMS.has(tokens[at + length + 1]?.word ?? '')) length += 2;
    return { meaning: { is: 'company', name: known.meaning }, length };
  }
  if (!isForm) return null;
  let length = from - at;
  while (/^[\p{Lu}\d]/u.test(tokens[at + length]?.text ?? '')) length += 1;
  return length > from - at ? { meaning: { is: 'stranger' }, length } : null;
}

/** "Nusa Bahari Mandiri" is not "PT Nusa Bahari Persada"; nor is "Real Estat" a "PT Real Estat Jaya". */
function isSomethingElse(
  tokens: readonly Token[],
  from: number,
  { meaning: name, length }: { readonly meaning: string; readonly length: number },
): boolean {
  if (length === companyName(name).core.split(' ').length) return false;
  const isCapital = (at: number) => /^\p{Lu}/u.test(tokens[at]?.text ?? '');
  const isLonger = isCapital(from + length) && tokens[from + length]!.word !== 'tbk';
  return isLonger || !isCapital(from + 1) || LEXICON.longest(tokens, from) !== null;
}
