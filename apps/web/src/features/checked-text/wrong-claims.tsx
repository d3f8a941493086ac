import { type Check, plainWords } from '@lqc/contracts';
import { checkPhrases } from '@lqc/phrases';

/** What a text says against the data, and what the data say instead; nothing where it agrees. */
export function WrongClaims({ checks }: { checks: readonly Check[] }) {
  const wrong = checks.filter(({ status }) => status === 'contradicted');
  if (wrong.length === 0) return null;
  return (
    <ul className="border-l-2 border-danger pl-3 text-sm">
      {wrong.map(({ start, text, expected }) => (
        <li key={start}>
          <span className="text-danger">
            ✕ <q>{plainWords(text)}</q> {checkPhrases.status.contradicted}
          </span>
          {expected && `. ${checkPhrases.expected}${expected}`}
        </li>
      ))}
    </ul>
  );
}
