import { MessageCircle, MessageSquarePlus, PencilLine, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { savedDrafts } from '../../lib/saved-drafts';
import { chatOpening } from '../chat/opening';
import type { StatementBasisProps } from './basis-props';
import { copy } from './copy';
import { Rewriting } from './rewriting';
import { WrittenByHand } from './written-by-hand';

/** Actions for the chosen sentence: other wordings, a question to the assistant, a comment. */
export function BasisActions(props: StatementBasisProps) {
  const { section, chosen, statement, isReadOnly, actions, onRemark } = props;
  const draft = `replacement ${section.id} ${section.text.slice(statement.start, statement.end)}`;
  const [way, setWay] = useState<'proposed' | 'by hand' | null>(() =>
    isReadOnly || savedDrafts.read(draft) === null ? null : 'by hand',
  );
  const about = { title: section.title, summary: chosen.text };
  const done = () => {
    setWay(null);
    actions.current?.goTo(chosen.statement);
  };
  const replace = (text: string) => {
    actions.current?.replace(chosen.statement, text);
    setWay(null);
  };
  const next = { ...props, onUse: replace, onLeave: done };
  if (way === 'proposed') return <Rewriting {...next} onByHand={() => setWay('by hand')} />;
  if (way === 'by hand') return <WrittenByHand key={draft} draft={draft} {...next} />;
  return (
    <div className="-mx-2.5 flex flex-wrap gap-x-1 border-t border-line pt-2">
      {!isReadOnly && (
        <>
          <Button variant="tool" onClick={() => setWay('proposed')}>
            <RefreshCw size={14} /> {copy.basis.rewrite}
          </Button>
          <Button variant="tool" onClick={() => setWay('by hand')}>
            <PencilLine size={14} /> {copy.basis.byHand}
          </Button>
        </>
      )}
      <Button variant="tool" onClick={() => chatOpening.open(about)}>
        <MessageCircle size={14} /> {copy.basis.ask}
      </Button>
      <Button variant="tool" onClick={onRemark}>
        <MessageSquarePlus size={14} /> {copy.basis.remark}
      </Button>
    </div>
  );
}
