import { MessageCircle, MessageSquarePlus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { savedDrafts } from '../../lib/saved-drafts';
import { chatOpening } from '../chat/opening';
import type { BasisProps } from './basis-props';
import { copy } from './copy';
import type { ChosenStatement } from './editor/mark-status';
import { TextArea } from './text-area';

/** Actions for the chosen sentence: other wordings, a question to the assistant, a comment. */
export function BasisActions(props: BasisProps & { readonly chosen: ChosenStatement }) {
  const { section, chosen, isReadOnly, actions, onRemark } = props;
  const [words, setWords] = useState<string | null>(null);
  const about = { title: section.title, summary: chosen.text };
  const suggest = () => {
    // The assistant's window restores unsent input from here.
    savedDrafts.write('chat question', copy.basis.suggestQuestion(chosen.text));
    chatOpening.close();
    setTimeout(() => chatOpening.open(about));
  };
  if (words !== null)
    return (
      <form
        className="flex flex-col gap-2 border-t border-line pt-3"
        onSubmit={(event) => {
          event.preventDefault();
          actions.current?.replace(chosen.statement, words.trim());
          setWords(null);
        }}
      >
        <TextArea label={copy.basis.rewriteLabel} rows={4} value={words} onChange={setWords} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            size="small"
            variant="primary"
            disabled={words.trim() === '' || words.trim() === chosen.text}
          >
            {copy.basis.rewriteUse}
          </Button>
          <Button size="small" onClick={suggest}>
            {copy.basis.suggest}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setWords(null)}>
            {copy.basis.cancel}
          </Button>
        </div>
      </form>
    );
  return (
    <div className="-mx-2.5 flex flex-wrap gap-x-1 border-t border-line pt-2">
      {!isReadOnly && (
        <Button size="small" variant="quiet" onClick={() => setWords(chosen.text)}>
          <RefreshCw size={14} aria-hidden /> {copy.basis.rewrite}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => chatOpening.open(about)}>
        <MessageCircle size={14} aria-hidden /> {copy.basis.ask}
      </Button>
      <Button size="small" variant="quiet" onClick={onRemark}>
        <MessageSquarePlus size={14} aria-hidden /> {copy.basis.remark}
      </Button>
    </div>
  );
}
