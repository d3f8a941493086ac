import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { QueryError, Skeleton } from '../../components/states';
import { copy as reportCopy } from '../report/copy';
import { answersBehind } from '../report/editor/sentence-menu';
import { sentencesOf } from './api';
import type { CompleteTarget } from './chapters';
import { copy } from './copy';

const SHOWN_FIRST = 8;
const ROW =
  'grid grid-cols-[6rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-1.5 last:border-0 max-sm:grid-cols-[minmax(0,1fr)_auto]';

/** What the data let be said in the chosen chapter, and what they do not, before anybody writes. */
export function SaidByData({ sessionId, target }: { sessionId: string; target: CompleteTarget }) {
  const said = useQuery(sentencesOf(sessionId, target));
  const [isAll, setAll] = useState(false);
  if (said.error) return <QueryError of={said} />;
  if (!said.data)
    return (
      <Panel className="print:hidden" title={copy.said.title}>
        <Skeleton rows={6} />
      </Panel>
    );
  const { sentences, refused } = said.data;
  const shown = isAll ? sentences : sentences.slice(0, SHOWN_FIRST);
  return (
    <Panel
      className="print:hidden"
      title={copy.said.found(sentences.length, refused.length)}
      note={copy.said.note}
    >
      <ul>
        {shown.map((sentence) => (
          <li key={sentence.texts[0]} className={ROW}>
            <span className="text-xs text-muted max-sm:col-span-2">
              {reportCopy.insert.kinds[sentence.kind]}
            </span>
            <span>{sentence.texts[0]}</span>
            <span className="text-xs whitespace-nowrap text-muted">{answersBehind(sentence)}</span>
          </li>
        ))}
      </ul>
      {sentences.length > SHOWN_FIRST && (
        <Button
          variant="tool"
          className="mt-1"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? copy.said.fewer : copy.said.all(sentences.length)}
        </Button>
      )}
      {refused.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-xs font-medium text-muted">{copy.said.refused}</h3>
          <ul>
            {refused.map(({ kind, text, reason }) => (
              <li key={text} className={ROW}>
                <span className="flex items-center gap-1 text-xs text-muted max-sm:col-span-2">
                  <Ban size={12} /> {reportCopy.insert.kinds[kind]}
                </span>
                <span className="col-span-2">
                  <s className="text-muted decoration-control">{text}</s>
                  <span className="block text-xs">{reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
