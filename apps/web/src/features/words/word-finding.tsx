import type { SessionResponse, TfIdfResponse } from '@lqc/contracts';
import { useState } from 'react';
import { Panel } from '../../components/panel';
import { QueryError } from '../../components/states';
import { useMedia } from '../../lib/use-media';
import { useWorkQuery } from '../jobs/use-work-query';
import { wordSharesOf } from './api';
import { copy } from './copy';
import { Making } from './making';
import type { OpenWord } from './search';
import { SentencesBeside } from './sentences-beside';
import { ShareRows } from './share-rows';
import { type WordShare, wordShares } from './word-shares';

interface WordFindingProps {
  readonly session: SessionResponse;
  readonly of: Pick<OpenWord, 'indicator' | 'quarter'>;
  readonly onWord: (word: OpenWord) => void;
  readonly onContact: (word: OpenWord, contactId: string) => void;
}

/** Which words the contacts of a quarter say, beside the quarter before, and in which sentences. */
export function WordFinding({ session, of, onWord, onContact }: WordFindingProps) {
  const query = useWorkQuery(wordSharesOf(session.session_id, of));
  const [chosenOf, setChosenOf] = useState<{ word: string; of: TfIdfResponse } | null>(null);
  const isBeside = useMedia('(width >= 64rem)');
  const { data } = query;
  if (query.error) return <QueryError of={query} />;
  if (!data)
    return (
      <Panel>
        <Making doing={copy.ranking} progress={query.progress} />
      </Panel>
    );
  const shares = wordShares(data);
  const chosen =
    shares.find(({ word }) => chosenOf?.of === data && word === chosenOf.word) ?? shares[0];
  // What nobody says any more stands in the sentences of the quarter before.
  const opened = ({ word, now }: WordShare): OpenWord => ({
    word,
    indicator: of.indicator,
    quarter: now === 0 ? 'before' : of.quarter,
    mode: 'terms',
  });
  return (
    <Panel
      title={findingOf(data, shares)}
      note={copy.findingNote(
        data.indicator,
        data.period,
        data.against?.period,
        session.quarters[of.quarter]?.source.file_name,
      )}
    >
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <ShareRows
          response={data}
          shares={shares}
          chosen={isBeside ? chosen?.word : undefined}
          onChoose={(share) =>
            isBeside ? setChosenOf({ word: share.word, of: data }) : onWord(opened(share))
          }
        />
        {isBeside && chosen && (
          <SentencesBeside
            sessionId={session.session_id}
            open={opened(chosen)}
            onContact={(id) => onContact(opened(chosen), id)}
          />
        )}
      </div>
    </Panel>
  );
}

/** What can be told apart, else what most contacts say. */
function findingOf({ contacts, against }: TfIdfResponse, shares: readonly WordShare[]): string {
  const [first] = shares;
  if (!first) return copy.noKeyWords;
  const most = shares.reduce((best, one) => (one.now > best.now ? one : best));
  return first.told && against
    ? copy.toldFinding(first, contacts, against.contacts)
    : copy.mostFinding(most.word, most.now, contacts);
}
