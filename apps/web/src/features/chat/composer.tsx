import { CHAT_MESSAGE_MAX_LENGTH } from '@lqc/contracts';
import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { copy } from './copy';
import { TYPED_QUESTION } from './typed-question';

interface ComposerProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  /** While the model cannot be reached, or it is not known yet: what is sent meanwhile waits for it. */
  readonly isWaiting: boolean;
  readonly onSend: (message: string) => void;
  readonly onStop: () => void;
  readonly field: Ref<HTMLTextAreaElement>;
}

/**
 * The input of a question: Enter sends, Shift+Enter adds a line; while busy it has a stop button. It can be
 * written in without a connection too.
 */
export function Composer(props: ComposerProps) {
  const { busy, disabled, isWaiting, onSend, onStop, field } = props;
  const [text, setText, settle] = useSavedDraft(TYPED_QUESTION, '');
  const [isHeld, hold] = useState(false);
  const message = text.trim();
  const waits = isHeld && message !== '';
  const deliver = () => {
    settle('');
    onSend(message);
  };
  const send = () => {
    if (message === '' || busy) return;
    if (disabled) hold(isWaiting);
    else deliver();
  };
  useEffect(() => {
    if (waits && !busy && !disabled) deliver();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Form className="flex flex-wrap items-end gap-2 border-t border-line p-3" onSend={send}>
      <textarea
        ref={field}
        aria-label={copy.message}
        placeholder={copy.placeholder}
        rows={2}
        maxLength={CHAT_MESSAGE_MAX_LENGTH}
        value={text}
        className="max-h-32 min-h-14 flex-1 resize-none rounded-md border border-control bg-surface px-3 py-2"
        onChange={(event) => {
          hold(false);
          setText(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {busy ? (
        <Button onAction={onStop} aria-label={copy.stop} title={copy.stop}>
          <Square size={16} />
        </Button>
      ) : (
        <Button
          type="submit"
          variant="primary"
          aria-label={copy.send}
          title={copy.send}
          disabled={disabled || message === ''}
        >
          <SendHorizontal size={16} />
        </Button>
      )}
      <p role="status" className="w-full text-xs text-muted empty:hidden">
        {waits && copy.held}
      </p>
    </Form>
  );
}
