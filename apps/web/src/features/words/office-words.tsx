import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { dateTime } from '../../lib/format';
import { copy } from './copy';
import { officeWords, useOfficeWord } from './use-office-word';

/** Words that the office hides or shows as others, each of which can be shown again. */
export function OfficeWordsPanel() {
  const kept = useQuery(officeWords);
  const say = useOfficeWord();
  const words = kept.data?.words ?? [];
  if (words.length === 0) return null;
  return (
    <Panel title={copy.officeWords(words.length)} note={copy.officeWordsNote}>
      <ul className="flex flex-wrap gap-2">
        {words.map(({ word, shown_as: shown, changed_by: by, changed_at: at }) => (
          <li
            key={word}
            title={copy.changedBy(by, dateTime(at))}
            className="flex items-center gap-1 rounded-md border border-line pl-2 text-sm"
          >
            {shown === null ? <s className="text-muted">{word}</s> : copy.shownAs(word, shown)}
            <Button
              variant="tool"
              aria-label={copy.showAgainOf(word)}
              disabled={say.isPending}
              onClick={() => say.mutate({ word, shownAs: undefined })}
            >
              {copy.showAgain}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
