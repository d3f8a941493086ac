import { type ChatMessage, type Citation, withoutMarks } from '@lqc/contracts';
import { chatPhrases } from '@lqc/phrases';
import { CircleCheck, CircleHelp, CircleX, Copy, RotateCcw } from 'lucide-react';
import { Button } from '../../components/button';
import { copyAndTell } from '../../components/copy-and-tell';
import { count, time } from '../../lib/format';
import { cx } from '../../lib/cx';
import { ReplyText } from './reply-text';
import { copy } from './copy';

interface MessageProps {
  readonly message: ChatMessage;
  readonly isLast: boolean;
  readonly busy: boolean;
  readonly step: string | null;
  readonly onContact: (citation: Citation) => void;
  readonly onAgain: () => void;
  readonly onContinue: () => void;
}

export function MessageItem(props: MessageProps) {
  return props.message.role === 'user' ? (
    <Question message={props.message} />
  ) : (
    <Reply {...props} />
  );
}

export function Question({ message: { content, timestamp } }: { message: ChatMessage }) {
  return (
    <li className="ml-8 self-end rounded-md bg-accent px-3 py-2 text-on-accent">
      <p className="break-words whitespace-pre-wrap">{content}</p>
      <time className="sr-only" dateTime={timestamp}>
        {time(timestamp)}
      </time>
    </li>
  );
}

function Reply({ message, isLast, busy, step, onContact, onAgain, onContinue }: MessageProps) {
  const { content, status, type } = message;
  const isWriting = status === 'writing';
  const copyReply = () => copyAndTell(withoutMarks(content), copy);
  return (
    <li
      className={cx(
        'mr-4 self-start border-l-2 pl-3',
        type === 'error' ? 'border-danger' : 'border-gold',
      )}
    >
      <ReplyText message={message} onContact={onContact} />
      {isWriting && (
        // The words stay legible at every moment; only the mark beside them pulses.
        <p className="flex items-center gap-2 text-sm text-muted">
          <span aria-hidden className="size-1.5 animate-pulse rounded-full bg-muted" />
          {content === '' ? (step ?? copy.writing) : '…'}
        </p>
      )}
      <Standing message={message} />
      {!isWriting && type !== 'welcome' && (
        <div className="-ml-2 flex flex-wrap items-center gap-1">
          {content !== '' && type !== 'error' && (
            <Button variant="tool" onClick={copyReply}>
              <Copy size={12} /> {copy.copy}
            </Button>
          )}
          {isLast && (
            <Button variant="tool" disabled={busy} onClick={onAgain}>
              <RotateCcw size={12} /> {copy.again}
            </Button>
          )}
          {isLast && message.continue_available && (
            <Button variant="tool" disabled={busy} onClick={onContinue}>
              {copy.continueReply}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Notes below a reply: that it ended early, and the result of checking its figures. */
function Standing({ message: { status, checks, is_truncated, basis } }: { message: ChatMessage }) {
  const of = (...wanted: string[]) => (checks ?? []).filter((one) => wanted.includes(one.status));
  const wrong = of('contradicted').length;
  const unchecked = of('unknown').length;
  const right = of('supported', 'rounded').length;
  const early =
    status === 'stopped'
      ? chatPhrases.stopped
      : status === 'cut'
        ? chatPhrases.cutOff
        : is_truncated
          ? copy.truncated
          : null;
  if (status === 'writing') return null;
  return (
    <div className="mt-1 text-xs">
      {early && <p className="text-muted">{early}</p>}
      {basis === 'none' && <p className="text-muted">{chatPhrases.withoutBasis}</p>}
      {wrong > 0 && (
        <p className="flex items-center gap-1 text-danger">
          <CircleX size={12} className="shrink-0" /> {copy.wrong(count(wrong))}
        </p>
      )}
      {unchecked > 0 && (
        <p className="flex items-center gap-1 text-warn">
          <CircleHelp size={12} className="shrink-0" /> {copy.unchecked(count(unchecked))}
        </p>
      )}
      {/* Right figures say nothing of the words beside them. */}
      {wrong + unchecked === 0 && right > 0 && (
        <p className="flex items-center gap-1 text-success">
          <CircleCheck size={12} className="shrink-0" /> {copy.clean(count(right))}
        </p>
      )}
    </div>
  );
}
