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

/** Where the tag that starts here ends, seen past `>` within quotes; -1 when it is not there yet. */
function tagEnd(markup: Markup, from: number): number {
  let at = from;
  for (;;) {
    const end = markup.indexOf('>', at);
    if (end === -1) return -1;
    const quote = firstQuote(markup, at, end);
    if (quote === -1) return end + 1;
    const closing = markup.indexOf(markup[quote]!, quote + 1);
    if (closing === -1) return -1;
    at = closing + 1;
  }
}

function firstQuote(markup: Markup, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const code = markup.charCodeAt(at);
    if (code === 0x22 || code === 0x27) return at;
  }
  return -1;
}

function after(markup: Markup, end: string, from: number): number {
  const found = markup.indexOf(end, from);
  return found === -1 ? -1 : found + end.length;
}

/** Cuts markup into its tokens, however the pieces fall; whether it is well formed is asked elsewhere. */
export class Tokens {
  #rest = '';

  *take(piece: Markup): Generator<Token, void, undefined> {
    const markup = this.#rest + piece;
    let at = 0;
    while (at < markup.length) {
      if (markup.charCodeAt(at) !== 0x3c) {
        const next = markup.indexOf('<', at);
        if (next === -1) break;
        yield { kind: 'text', markup: markup.slice(at, next) };
        at = next;
        continue;
      }
      const { kind, end } = shapeAt(markup, at);
      if (end === -1) break;
      yield { kind, markup: markup.slice(at, end) };
      at = end;
    }
    this.#rest = markup.slice(at);
  }

  /** White space after the root, or what was cut off. */
  get rest(): Markup {
    return this.#rest;
  }
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
