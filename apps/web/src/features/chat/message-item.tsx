import type { ChatMessage, Citation } from '@lqc/contracts';
import { type ReplyNote, replyNotes, replyText } from '@lqc/phrases';
import { CircleCheck, CircleHelp, CircleX, Copy, RotateCcw } from 'lucide-react';
import { Button } from '../../components/button';
import { copyAndTell } from '../../components/copy-and-tell';
import { time } from '../../lib/format';
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
  const copyReply = () => copyAndTell(replyText(message), copy);
  return (
    <li
      className={cx(
        'mr-4 max-w-[calc(100%-1rem)] self-start border-l-2 pl-3',
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

/** Of each kind of note: its look. */
const NOTE_LOOKS = {
  plain: ['text-muted', null],
  wrong: ['flex items-center gap-1 text-danger', CircleX],
  unchecked: ['flex items-center gap-1 text-warn', CircleHelp],
  right: ['flex items-center gap-1 text-success', CircleCheck],
} as const satisfies Record<ReplyNote['tone'], unknown>;

/** Notes below a reply: that it ended early, and the result of checking its figures. */
function Standing({ message }: { message: ChatMessage }) {
  return (
    <div className="mt-1 text-xs">
      {replyNotes(message).map(({ tone, text }) => {
        const [look, Icon] = NOTE_LOOKS[tone];
        return (
          <p key={text} className={look}>
            {Icon && <Icon size={12} className="shrink-0" />} {text}
          </p>
        );
      })}
    </div>
  );
}
