import type { Markup } from './markup.js';

type TokenKind = 'text' | 'open' | 'close' | 'other';

export interface Token {
  readonly kind: TokenKind;
  readonly markup: Markup;
}

export const CDATA = '<![CDATA[';

/** Text markup in which a CDATA section is replaced by the same text with references. */
export function escapedText(markup: Markup): Markup {
  if (!markup.startsWith(CDATA)) return markup;
  return markup
    .slice(CDATA.length, -3)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const [QUOTE, APOSTROPHE, LESS, GREATER] = [0x22, 0x27, 0x3c, 0x3e];

/** The index after a tag, whose quoted values may contain `>`; -1 when the tag is incomplete. */
function tagEnd(markup: Markup, from: number): number {
  for (let at = from; at < markup.length; at += 1) {
    const code = markup.charCodeAt(at);
    if (code === GREATER) return at + 1;
    if (code !== QUOTE && code !== APOSTROPHE) continue;
    at = markup.indexOf(markup[at]!, at + 1);
    if (at === -1) return -1;
  }
  return -1;
}

function after(markup: Markup, end: string, from: number): number {
  const found = markup.indexOf(end, from);
  return found === -1 ? -1 : found + end.length;
}

/** Splits markup into its tokens. The markup must have been checked to be well formed. */
export function* tokensOf(markup: Markup): Generator<Token, void, undefined> {
  for (let at = 0; at < markup.length;) {
    const isText = markup.charCodeAt(at) !== LESS;
    const { kind, end } = isText ? textAt(markup, at) : markupAt(markup, at);
    if (end === -1) return;
    yield { kind, markup: markup.slice(at, end) };
    at = end;
  }
}

function textAt(markup: Markup, at: number): { kind: TokenKind; end: number } {
  return { kind: 'text', end: markup.indexOf('<', at) };
}

/** The index after a tag, comment or CDATA section; -1 when it is incomplete. */
export function tokenEnd(markup: Markup, at: number): number {
  return markupAt(markup, at).end;
}

function markupAt(markup: Markup, at: number): { kind: TokenKind; end: number } {
  const second = markup[at + 1];
  if (second === '/') return { kind: 'close', end: after(markup, '>', at) };
  if (second === '?') return { kind: 'other', end: after(markup, '?>', at) };
  if (second !== '!') return { kind: 'open', end: second === undefined ? -1 : tagEnd(markup, at) };
  if (markup.startsWith('<!--', at)) return { kind: 'other', end: after(markup, '-->', at) };
  if (markup.length - at < 9) return { kind: 'other', end: -1 };
  return { kind: 'text', end: after(markup, ']]>', at) };
}
