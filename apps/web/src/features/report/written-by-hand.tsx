import { useState } from 'react';
import { Button } from '../../components/button';
import { copy } from './copy';
import type { ChosenStatement } from './editor/mark-status';
import { TextArea } from './text-area';

interface WrittenByHandProps {
  readonly chosen: ChosenStatement;
  readonly onUse: (text: string) => void;
  readonly onLeave: () => void;
}

/** A field in which a person writes what replaces the sentence. */
export function WrittenByHand({ chosen, onUse, onLeave }: WrittenByHandProps) {
  const [words, setWords] = useState(chosen.text);
  const text = words.trim();
  return (
    <form
      className="flex flex-col gap-2 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        onUse(text);
      }}
    >
      <TextArea label={copy.basis.rewriteLabel} rows={4} value={words} onChange={setWords} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          variant="primary"
          disabled={text === '' || text === chosen.text}
        >
          {copy.basis.rewriteUse}
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          {copy.basis.cancel}
        </Button>
      </div>
    </form>
  );
}
