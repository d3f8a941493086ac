import type { Citation, IndicatorKey } from '@lqc/contracts';
import { chatPhrases } from '@lqc/phrases';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { ErrorNotice, Skeleton } from '../../components/states';
import { toast, toastError } from '../../components/toast';
import { download } from '../../lib/download';
import { useKey } from '../../lib/use-key';
import { clearHistory, exportChat } from './api';
import { Composer } from './composer';
import { copy } from './copy';
import { localMessage } from './conversation';
import { MessageItem } from './message-item';
import { MessageList } from './message-list';
import { chatOpening, useChatOpening } from './opening';
import { Trouble, UnsentItem } from './unsent-item';
import { useChat } from './use-chat';
import { placeOf, type Unsent } from './use-unsent';
import { useWindowPosition } from './use-window-position';
import { WindowBar } from './window-bar';
import { WithoutModel } from './without-model';

interface ChatWindowProps {
  readonly sessionId: string;
  /** Key of the indicator that the user is looking at. */
  readonly indicator: IndicatorKey | undefined;
  readonly onContact: (citation: Citation) => void;
}

const WELCOME = localMessage('assistant', 'welcome', copy.welcome);
const WELCOME_OFF = localMessage('assistant', 'welcome', copy.welcomeOff);
const EXPORT_NAME = 'percakapan.txt';

/** The chat window, which floats above the page, or stands beside it on a wide screen. */
export function ChatWindow({ sessionId, indicator, onContact }: ChatWindowProps) {
  const { about } = useChatOpening();
  const chat = useChat(sessionId);
  const { box, toSide, handle } = useWindowPosition();
  const [isClearing, setClearing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // When the window closes, the focus that was in it returns to where it was opened.
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      // Whoever closed it from elsewhere on the page goes on there.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, []);
  // From anywhere, since it may lie over what has the focus; dialogs and menus take the key before it arrives here.
  useKey(
    ({ key, target, defaultPrevented }) =>
      key === 'Escape' && !defaultPrevented && !isTypedSearch(target),
    chatOpening.close,
  );
  const { messages, step } = chat;
  const disabled = chat.connection !== 'healthy';
  const isConfigured = chat.connection !== 'unconfigured';
  const ask = (message: string) =>
    void chat.ask({
      kind: 'question',
      question: { message, indicator: indicator ?? null, summary: about?.summary ?? null },
    });
  const clear = useMutation({
    mutationFn: () => clearHistory(sessionId),
    onSuccess: () => {
      chat.forget();
      toast(chatPhrases.cleared);
      setClearing(false);
    },
  });
  const shown = (unsent: readonly Unsent[]) =>
    unsent.map((one) => (
      <UnsentItem
        key={one.messages[0]!.id}
        unsent={one}
        isBeingSent={one === chat.sending}
        busy={chat.busy}
        onAgain={() => void chat.askAgain(one)}
      />
    ));
  return (
    <section
      role="dialog"
      aria-label={copy.title}
      className="fixed z-30 flex flex-col overflow-hidden rounded-md border border-line bg-surface shadow-2xl print:hidden"
      style={box}
    >
      <WindowBar
        connection={chat.connection}
        handle={handle}
        isStored={messages.length > 0}
        isEmpty={messages.length === 0 && chat.unsent.length === 0}
        onSide={toSide}
        onExport={() => void download(exportChat(sessionId), EXPORT_NAME).catch(toastError)}
        onClear={() => setClearing(true)}
        onClose={chatOpening.close}
      />
      {chat.banner && (
        <div
          role="alert"
          className="flex items-center gap-2 border-b border-line bg-danger-tint px-3 py-2 text-sm"
        >
          <span className="flex-1 font-medium text-danger">{chat.banner}</span>
          <Button size="small" onClick={() => void chat.retry()}>
            {chatPhrases.tryAgain}
          </Button>
        </div>
      )}
      <MessageList>
        {chat.isLoading && <Skeleton rows={3} />}
        {chat.isLoading && shown(chat.unsent)}
        <ErrorNotice error={chat.problem} onRetry={() => void chat.retry()} />
        {!chat.isLoading &&
          [isConfigured ? WELCOME : WELCOME_OFF, ...messages].map((message, at, all) => {
            const unsent = chat.unsent.filter((one) => placeOf(one, messages) === at);
            return (
              <Fragment key={message.id}>
                <MessageItem
                  message={message}
                  isLast={at === all.length - 1 && unsent.length === 0}
                  busy={chat.busy}
                  step={step}
                  onContact={onContact}
                  onAgain={() => void chat.ask({ kind: 'regenerate' })}
                  onContinue={() => void chat.ask({ kind: 'continue' })}
                />
                {shown(unsent)}
              </Fragment>
            );
          })}
        {chat.trouble && <Trouble of={chat.trouble} />}
      </MessageList>
      {!isConfigured && <WithoutModel sessionId={sessionId} />}
      {messages.length === 0 && isConfigured && chat.suggestions.length > 0 && (
        <ul aria-label={copy.suggestions} className="flex flex-col items-start gap-1 px-3 pb-2">
          {chat.suggestions.map((question) => (
            <li key={question}>
              <button
                type="button"
                disabled={chat.busy || disabled}
                className="rounded-md border border-control px-2.5 py-1 text-left text-sm text-accent hover:bg-sunken disabled:opacity-50"
                onClick={() => ask(question)}
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      {about && (
        <p className="flex items-center gap-2 border-t border-line px-3 py-1.5 text-xs text-muted">
          <span className="min-w-0 flex-1 truncate">{copy.about(about.title)}</span>
          <button
            type="button"
            aria-label={copy.forget}
            title={copy.forget}
            onClick={chatOpening.forgetAbout}
          >
            <X size={14} />
          </button>
        </p>
      )}
      <Composer
        isWaiting={disabled && isConfigured}
        field={field}
        busy={chat.busy}
        disabled={disabled}
        onSend={ask}
        onStop={chat.stop}
      />
      <ConfirmDialog
        open={isClearing}
        danger
        title={copy.clearTitle}
        confirm={copy.clear}
        busy={clear.isPending}
        onConfirm={() => clear.mutate()}
        onCancel={() => setClearing(false)}
      >
        <p>{copy.clearBody}</p>
        <ErrorNotice error={clear.error} />
      </ConfirmDialog>
    </section>
  );
}

/** A search that has words, which the key takes away first. */
const isTypedSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
