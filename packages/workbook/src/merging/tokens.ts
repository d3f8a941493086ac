import type { Markup } from './markup.js';

type TokenKind = 'text' | 'open' | 'close' | 'other';

export interface Token {
  readonly kind: TokenKind;
  readonly markup: Markup;
}

export const CDATA = '<![CDATA[';

/** A CDATA section says as it is what other text writes as references. */
export function literal(markup: Markup): Markup {
  if (!markup.startsWith(CDATA)) return markup;
  return markup
    .slice(CDATA.length, -3)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const [QUOTE, APOSTROPHE, LESS, GREATER] = [0x22, 0x27, 0x3c, 0x3e];

/** Where the tag that starts here ends, seen past `>` within quotes; -1 when it is not there yet. */
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

/** Cuts markup into its tokens; whether it is well formed is asked elsewhere. */
export function* tokensOf(markup: Markup): Generator<Token, void, undefined> {
  for (let at = 0; at < markup.length;) {
    const isText = markup.charCodeAt(at) !== LESS;
    const { kind, end } = isText ? textAt(markup, at) : shapeAt(markup, at);
    if (end === -1) return;
    yield { kind, markup: markup.slice(at, end) };
    at = end;
  }
}

function textAt(markup: Markup, at: number): { kind: TokenKind; end: number } {
  return { kind: 'text', end: markup.indexOf('<', at) };
}

/** Where the tag, comment or section that starts here ends; -1 when it is not there yet. */
export function tokenEnd(markup: Markup, at: number): number {
  return shapeAt(markup, at).end;
}

function shapeAt(markup: Markup, at: number): { kind: TokenKind; end: number } {
  const second = markup[at + 1];
  if (second === '/') return { kind: 'close', end: after(markup, '>', at) };
  if (second === '?') return { kind: 'other', end: after(markup, '?>', at) };
  if (second !== '!') return { kind: 'open', end: second === undefined ? -1 : tagEnd(markup, at) };
  if (markup.startsWith('<!--', at)) return { kind: 'other', end: after(markup, '-->', at) };
  if (markup.length - at < 9) return { kind: 'other', end: -1 };
  return { kind: 'text', end: after(markup, ']]>', at) };
}
