import { withoutMarks } from '@lqc/contracts';
import type { SessionOutline, StoredChatMessage } from '@lqc/database';
import { chatPhrases, moment } from '@lqc/phrases';
import { chatMessage } from './chat-message.js';

/** A conversation as a text file: questions, replies, and their sources. */
export function chatText(
  messages: readonly StoredChatMessage[],
  { sources }: Pick<SessionOutline, 'sources'>,
): string {
  const periods = [sources.now, sources.before, sources.last_year].flatMap(
    (source) => source?.label ?? [],
  );
  const parts = messages.map((stored) => {
    const { role, content, citations, status } = chatMessage(stored);
    const who = role === 'user' ? chatPhrases.question : chatPhrases.answer;
    const said = new Map(
      citations.map((one) => [
        `${one.id} ${one.quote}`,
        `- [${one.id}] ${one.contact}, ${one.indicator}: "${one.quote}"`,
      ]),
    );
    const ending = { stopped: chatPhrases.stopped, cut: chatPhrases.cutOff }[status as string];
    return [
      `${who} (${moment(stored.createdAt)})`,
      role === 'user' ? content : withoutMarks(content),
      ...(ending ? [`(${ending})`] : []),
      ...(said.size > 0 ? [`${chatPhrases.sources}:`, ...said.values()] : []),
    ].join('\n');
  });
  return `${[`${chatPhrases.exportTitle}: ${periods.join(', ')}`, ...parts].join('\n\n')}\n`;
}
