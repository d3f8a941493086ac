import { Button } from '../../components/button';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { copy } from './copy';
import type { ChosenStatement } from './editor/mark-status';
import { TextForm } from './text-form';

interface WrittenByHandProps {
  readonly chosen: ChosenStatement;
  /** Under which name what is typed is kept until it is used. */
  readonly draft: string;
  readonly onUse: (text: string) => void;
  readonly onLeave: () => void;
}

/** A field in which a person writes what replaces the sentence. */
export function WrittenByHand({ chosen, draft, onUse, onLeave }: WrittenByHandProps) {
  const [words, setWords, settle] = useSavedDraft(draft, chosen.text);
  return (
    <TextForm
      className="border-t border-line pt-3"
      label={copy.basis.rewriteLabel}
      rows={4}
      value={words}
      onChange={setWords}
      submit={copy.basis.rewriteUse}
      isHeld={words.trim() === chosen.text}
      onSend={(text) => {
        settle(text);
        onUse(text);
      }}
    >
      <Button
        variant="tool"
        onClick={() => {
          settle(chosen.text);
          onLeave();
        }}
      >
        {copy.basis.cancel}
      </Button>
    </TextForm>
  );
}
