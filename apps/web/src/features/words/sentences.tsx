import type { KeywordResponse } from '@lqc/contracts';
import { Marked } from '../../components/marked';
import { cx } from '../../lib/cx';
import { copy } from './copy';

interface SentencesProps {
  readonly sentences: KeywordResponse['sentences'];
  /** Names stand above their sentences, where there is no room beside them. */
  readonly isNarrow?: boolean;
  readonly onContact: (contactId: string) => void;
}

/** Sentences with a word marked, each with its contact. */
export function Sentences({ sentences, isNarrow = false, onContact }: SentencesProps) {
  return (
    <ul
      className={cx(
        'mt-2 overflow-auto rounded-md border border-line bg-surface',
        isNarrow ? 'max-h-[26rem]' : 'max-h-[58vh]',
      )}
    >
      {sentences.map(({ contact_id: id, contact, sheet, sentence, matches }) => (
        <li
          key={`${id} ${sentence}`}
          className={cx(
            'grid gap-x-4 border-b border-line px-3 py-2 last:border-0',
            !isNarrow && 'md:grid-cols-[180px_1fr]',
          )}
        >
          <div className="min-w-0">
            <button
              type="button"
              aria-label={copy.openContact(contact)}
              onClick={() => onContact(id)}
              className="text-left font-medium hover:text-accent hover:underline"
            >
              {contact}
            </button>
            {sheet !== contact && (
              <span className={cx('text-xs text-muted', isNarrow ? 'ml-2' : 'block')}>
                {copy.sheet(sheet)}
              </span>
            )}
          </div>
          <p className="whitespace-pre-line">
            <Marked text={sentence} marks={matches} isBold />
          </p>
        </li>
      ))}
    </ul>
  );
}
