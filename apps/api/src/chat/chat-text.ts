import type { SessionOutline, StoredChatMessage } from '@lqc/database';
import { chatPhrases, moment, replyText } from '@lqc/phrases';
import { chatMessage } from './chat-message.js';

/** A conversation as a text file: questions, and replies with what checking found and their sources. */
export function chatText(
  messages: readonly StoredChatMessage[],
  { sources }: Pick<SessionOutline, 'sources'>,
): string {
  const periods = [sources.now, sources.before, sources.last_year].flatMap(
    (source) => source?.label ?? [],
  );
  const parts = messages.map((stored) => {
    const message = chatMessage(stored);
    const isAsked = message.role === 'user';
    const who = isAsked ? chatPhrases.question : chatPhrases.answer;
    const text = isAsked ? message.content : replyText(message);
    return `${who} (${moment(stored.createdAt)})\n${text}`;
  });
  return `${[`${chatPhrases.exportTitle}: ${periods.join(', ')}`, ...parts].join('\n\n')}\n`;
}
