import { type Check, LEADING_LEGAL_FORMS } from '@lqc/contracts';
import { companyKey } from '@lqc/survey';

/** A company as a text names it: with its legal form, and words with capitals. */
const COMPANY = new RegExp(
  `\\b(?:${LEADING_LEGAL_FORMS.join('|')})\\.?(?:\\s\\p{Lu}[\\p{L}\\p{N}&.'’-]*)+`,
  'gu',
);
const TRAILING = /[.,;:'’-]+$/;

/** The companies that a text names: supported where one is a contact, else unknown. */
export function checkContacts(text: string, contacts: Iterable<string>): Check[] {
  const known = new Set([...contacts].map(companyKey));
  return [...text.matchAll(COMPANY)].map((match) => {
    const name = match[0].replace(TRAILING, '');
    return {
      kind: 'contact',
      start: match.index,
      end: match.index + name.length,
      text: name,
      status: isKnown(name, known) ? 'supported' : 'unknown',
      facts: [],
      expected: null,
    };
  });
}

/** A name may have run into the words behind it: "PT Maju Jaya Triwulan". */
function isKnown(name: string, known: ReadonlySet<string>): boolean {
  const words = name.split(/\s+/);
  for (let length = words.length; length > 1; length -= 1)
    if (known.has(companyKey(words.slice(0, length).join(' ')))) return true;
  return false;
}
