import { indicatorOf } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Awaited, EmptyState } from '../../components/states';
import { sentencesOf } from './api';
import { copy } from './copy';
import type { OpenWord } from './search';
import { Sentences } from './sentences';
import { sentenceTools } from './word-texts';
import { WordChoices } from './word-choices';
import { WordTools } from './word-tools';

interface SentencesDialogProps {
  readonly sessionId: string;
  readonly open: OpenWord;
  readonly onClose: () => void;
  readonly onContact: (contactId: string) => void;
}

/** All sentences that contain a word, with their contacts. */
export function SentencesDialog({ sessionId, open, onClose, onContact }: SentencesDialogProps) {
  const found = useQuery(sentencesOf(sessionId, open));
  const { data } = found;
  const label = indicatorOf(open.indicator).label;
  return (
    <Dialog
      wide
      onClose={onClose}
      title={copy.sentencesTitle(open.word, label, data?.period ?? '…')}
    >
      <Awaited of={found} title={copy.sentencesFailed} rows={5} label={copy.sentencesLoading} />
      {data && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-muted">{copy.sentencesNote(data)}</p>
            <WordTools {...sentenceTools(data)} />
          </div>
          {data.sentences.length === 0 ? (
            <EmptyState title={copy.noSentences} />
          ) : (
            <Sentences sentences={data.sentences} onContact={onContact} />
          )}
        </>
      )}
      <div className="mt-4 flex flex-wrap items-end justify-between gap-3">
        {open.mode === 'terms' ? <WordChoices word={open.word} onDone={onClose} /> : <span />}
        <Button onClick={onClose}>{copy.close}</Button>
      </div>
    </Dialog>
  );
}
