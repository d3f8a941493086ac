import type { ChatMessage, Check, Citation } from '@lqc/contracts';
import DOMPurify from 'dompurify';
import { createElement, Fragment, type ReactNode } from 'react';
import { ScrollArea } from '../../components/scroll-area';
import { WORTH_SAYING } from '../checked-text/check-look';
import { CheckedWords } from '../checked-text/checked-words';
import { copy } from './copy';
import { blocksOf, type ReplyBlock, SPAN, unbrokenParts } from './reply-markup';

/** The only tags that are allowed in a reply's words, without attributes; lists and tables are framed here. */
const CHAT_TAGS = ['strong', 'ul', 'li', 'br', 'p', 'em', 'b', 'i', 'code', 'span'] as const;

interface ReplyTextProps {
  readonly message: ChatMessage;
  readonly onContact: (citation: Citation) => void;
}

type Marked = { readonly start: number; readonly end: number } & (
  | { readonly citation: Citation }
  | { readonly check: Check }
);

/** A reply, sanitised to the allowed tags; its citations are links to contacts. */
export function ReplyText({ message, onContact }: ReplyTextProps) {
  const marked = markedOf(message);
  const shown = (words: string) => nodesOf(clean(words), marked, onContact);
  return (
    <div className="reply-text">
      {blocksOf(message.content, marked).map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text that only grows at its end
        <Fragment key={at}>{framed(block, shown)}</Fragment>
      ))}
    </div>
  );
}

const clean = (words: string) =>
  DOMPurify.sanitize(words, {
    ALLOWED_TAGS: [...CHAT_TAGS],
    ALLOWED_ATTR: [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

/** A block with its words; lists keep their numbers, and tables their heads. */
function framed(block: ReplyBlock, shown: (words: string) => ReactNode) {
  if (block.kind === 'paragraph') return <p>{shown(block.words)}</p>;
  if (block.kind !== 'table') {
    const items = block.items.map(({ number, words }, at) =>
      createElement('li', { key: at, value: number ?? undefined }, shown(words)),
    );
    return block.kind === 'bullet' ? <ul>{items}</ul> : <ol>{items}</ol>;
  }
  const [heads = [], ...rows] = block.rows;
  const cells = (kind: 'th' | 'td', row: readonly string[]) =>
    row.map((words, at) =>
      createElement(kind, { key: at, scope: kind === 'th' ? 'col' : undefined }, shown(words)),
    );
  return (
    <ScrollArea label={copy.table}>
      <table>
        <thead>
          <tr>{cells('th', heads)}</tr>
        </thead>
        <tbody>{rows.map((row, at) => createElement('tr', { key: at }, cells('td', row)))}</tbody>
      </table>
    </ScrollArea>
  );
}

function markedOf({ content, citations, checks }: ChatMessage): Marked[] {
  const found = (checks ?? [])
    .filter(({ status }) => WORTH_SAYING.has(status))
    .map((check) => ({ start: check.start, end: check.end, check }));
  return [
    ...citations.map((citation) => ({ ...withBrackets(content, citation), citation })),
    ...(found.length > 0 ? unbrokenParts(content, found) : []),
  ].sort((a, b) => a.start - b.start);
}

/** Extends a citation's span to its brackets, so that `[K3]` is one link. */
function withBrackets(content: string, { start, end }: Citation) {
  const hasBrackets = content[start - 1] === '[' && content[end] === ']';
  return hasBrackets ? { start: start - 1, end: end + 1 } : { start, end };
}

function nodesOf(
  parent: Node,
  marked: readonly Marked[],
  onContact: ReplyTextProps['onContact'],
): ReactNode[] {
  return [...parent.childNodes].map((node, at) =>
    node instanceof Element ? (
      createElement(
        node.localName,
        { key: at },
        ...(node.hasChildNodes() ? nodesOf(node, marked, onContact) : []),
      )
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a text that only grows at its end
      <Words key={at} text={node.textContent ?? ''} marked={marked} onContact={onContact} />
    ),
  );
}

function Words({
  text,
  marked,
  onContact,
}: {
  text: string;
  marked: readonly Marked[];
  onContact: ReplyTextProps['onContact'];
}) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { 0: whole, 1: index, 2: words, index: start } of text.matchAll(SPAN)) {
    parts.push(text.slice(at, start));
    const mark = marked[Number(index)];
    parts.push(
      mark ? <Mark key={start} mark={mark} words={words ?? ''} onContact={onContact} /> : words,
    );
    at = start + whole.length;
  }
  parts.push(text.slice(at));
  return parts;
}

function Mark({
  mark,
  words,
  onContact,
}: {
  mark: Marked;
  words: string;
  onContact: ReplyTextProps['onContact'];
}) {
  if ('citation' in mark) {
    const { citation } = mark;
    return (
      <button
        type="button"
        className="mx-0.5 rounded border border-control px-1 text-xs font-medium text-accent hover:bg-sunken"
        title={`${citation.contact}: “${citation.quote}”`}
        aria-label={copy.cites(citation.id, citation.contact)}
        onClick={() => onContact(citation)}
      >
        {citation.id}
      </button>
    );
  }
  const { check, end } = mark;
  return (
    <CheckedWords check={check} isEnd={end === check.end}>
      {words}
    </CheckedWords>
  );
}
