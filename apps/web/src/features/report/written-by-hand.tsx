import { useState } from 'react';
import { Button } from '../../components/button';
import { copy } from './copy';
import type { ChosenStatement } from './editor/mark-status';
import { TextForm } from './text-form';

interface WrittenByHandProps {
  readonly chosen: ChosenStatement;
  readonly onUse: (text: string) => void;
  readonly onLeave: () => void;
}

/** A field in which a person writes what replaces the sentence. */
export function WrittenByHand({ chosen, onUse, onLeave }: WrittenByHandProps) {
  const [words, setWords] = useState(chosen.text);
  return (
    <TextForm
      className="border-t border-line pt-3"
      label={copy.basis.rewriteLabel}
      rows={4}
      value={words}
      onChange={setWords}
      submit={copy.basis.rewriteUse}
      isHeld={words.trim() === chosen.text}
      onSend={onUse}
    >
      <Button size="small" variant="quiet" onClick={onLeave}>
        {copy.basis.cancel}
      </Button>
    </TextForm>
  );
}
