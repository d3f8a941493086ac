import { type ChatMessage, withoutMarks } from '@lqc/contracts';
import { chatPhrases } from './chat.js';
import { checkSentence } from './checks.js';
import { decimal } from './figures.js';

type Reply = Pick<
  ChatMessage,
  'content' | 'status' | 'checks' | 'is_truncated' | 'basis' | 'citations'
>;

/** A line that stands below a reply; `found` are the parts of the reply that it counts. */
export interface ReplyNote {
  readonly tone: 'plain' | 'wrong' | 'unchecked' | 'right';
  readonly text: string;
  readonly found: NonNullable<Reply['checks']>;
}

/** What stands below a reply: that it ended early, that it rests on nothing, and what checking found. */
export function replyNotes({
  status,
  checks,
  is_truncated: isTruncated,
  basis,
}: Reply): ReplyNote[] {
  if (status === 'writing') return [];
  const of = (...wanted: string[]) => (checks ?? []).filter((one) => wanted.includes(one.status));
  const counted = (tone: 'wrong' | 'unchecked' | 'right', found: ReplyNote['found']) =>
    found.length > 0 ? [{ tone, text: decimal(found.length, 0) + chatPhrases[tone], found }] : [];
  const plain = (text: string | false) =>
    text ? [{ tone: 'plain' as const, text, found: [] }] : [];
  const open = [...counted('wrong', of('contradicted')), ...counted('unchecked', of('unknown'))];
  const early = { stopped: chatPhrases.stopped, cut: chatPhrases.cutOff }[status as string];
  return [
    ...plain(early ?? (isTruncated && chatPhrases.truncated)),
    ...plain(basis === 'none' && chatPhrases.withoutBasis),
    ...open,
    // Right figures say nothing of the words beside them.
    ...(open.length === 0 ? counted('right', of('supported', 'rounded')) : []),
  ];
}

/** A reply to take along, which leaves its marks behind: what they say, and its sources, in words. */
export function replyText(reply: Reply): string {
  const notes = replyNotes(reply).flatMap(({ tone, text, found }) =>
    tone === 'right'
      ? []
      : [
          `(${text})`,
          ...found.map((one) => `- "${withoutMarks(one.text)}": ${checkSentence(one)}`),
        ],
  );
  const said = reply.citations.map(
    ({ id, contact, indicator, quote }) => `- [${id}] ${contact}, ${indicator}: "${quote}"`,
  );
  const sources = said.length > 0 ? [`${chatPhrases.sources}:`, ...said] : [];
  return [withoutMarks(reply.content), ...new Set([...notes, ...sources])].join('\n');
}
