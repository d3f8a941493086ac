import { useQuery } from '@tanstack/react-query';
import { Awaited } from '../../components/states';
import { sentencesOf } from './api';
import { copy } from './copy';
import type { OpenWord } from './search';
import { Sentences } from './sentences';
import { sentenceTools } from './word-texts';
import { WordTools } from './word-tools';

interface SentencesBesideProps {
  readonly sessionId: string;
  readonly open: OpenWord;
  readonly onContact: (contactId: string) => void;
}

/** The sentences of the chosen word, beside the words. */
export function SentencesBeside({ sessionId, open, onContact }: SentencesBesideProps) {
  const found = useQuery(sentencesOf(sessionId, open));
  const { data } = found;
  return (
    <section
      aria-label={copy.sentencesOf(open.word)}
      className="flex min-w-0 flex-col border-l-2 border-gold pl-4"
    >
      <h3 className="font-semibold">{copy.sentencesOf(open.word)}</h3>
      <Awaited of={found} title={copy.sentencesFailed} rows={8} label={copy.sentencesLoading} />
      {data && (
        <>
          <p className="text-xs text-muted">
            {copy.sentencesNote(data)} · {data.period}
          </p>
          <Sentences sentences={data.sentences} isNarrow onContact={onContact} />
          <WordTools {...sentenceTools(data)} />
        </>
      )}
    </section>
  );
}
