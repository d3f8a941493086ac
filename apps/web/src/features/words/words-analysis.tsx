import type { SessionResponse } from '@lqc/contracts';
import { useRef } from 'react';
import { EmptyState } from '../../components/states';
import { cx } from '../../lib/cx';
import { cardId, type WordsCard, withCard } from './card';
import { CardView } from './card-view';
import { Chooser } from './chooser';
import { copy } from './copy';
import { OfficeWordsPanel } from './office-words';
import { SentencesDialog } from './sentences-dialog';
import type { OpenWord } from './search';

interface WordsAnalysisProps {
  readonly session: SessionResponse;
  readonly cards: readonly WordsCard[];
  readonly openWord: OpenWord | null;
  readonly onCards: (cards: readonly WordsCard[]) => void;
  readonly onWord: (word: OpenWord | null) => void;
  readonly onContact: (word: OpenWord, contactId: string) => void;
}

/** The tab *Analisis Lanjutan*: cards with clouds and ranked words, side by side. */
export function WordsAnalysis({
  session,
  cards,
  openWord,
  onCards,
  onWord,
  onContact,
}: WordsAnalysisProps) {
  const sessionId = session.session_id;
  const region = useRef<HTMLDivElement>(null);
  const replace = (old: WordsCard, card: WordsCard | null) => {
    onCards(cards.flatMap((one) => (one === old ? (card ?? []) : one)));
    // The focused button disappears with its card, so the region gets the focus.
    if (!card) region.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <Chooser session={session} onCard={(card) => onCards(withCard(cards, card))} />
      {cards.length === 0 && <EmptyState title={copy.empty}>{copy.emptyBody}</EmptyState>}
      <div
        ref={region}
        tabIndex={-1}
        className={cx(
          'grid grid-cols-1 items-start gap-4 outline-none',
          cards.length > 1 && 'lg:grid-cols-2',
        )}
      >
        {cards.map((card) => (
          <div
            key={cardId(card)}
            className={cx(
              '@container min-w-0',
              card.compared && cards.length > 1 && 'lg:col-span-2',
            )}
          >
            <CardView
              sessionId={sessionId}
              card={card}
              onChange={(next) => replace(card, next)}
              onWord={(word, quarter) =>
                onWord({ word, indicator: card.indicator, quarter, mode: card.mode })
              }
            />
          </div>
        ))}
      </div>
      <OfficeWordsPanel />
      {openWord && (
        <SentencesDialog
          sessionId={sessionId}
          open={openWord}
          onClose={() => onWord(null)}
          onContact={(contactId) => onContact(openWord, contactId)}
        />
      )}
    </div>
  );
}
