import {
  INDICATOR_KEYS,
  type IndicatorKey,
  type QuarterRole,
  TOP_WORDS_MAX,
  USUAL_WORDS_MODE,
  type WordsMode,
} from '@lqc/contracts';

/** A card with the words of one indicator's narratives, as a cloud or a ranked list. */
export interface WordsCard {
  readonly kind: 'cloud' | 'ranked';
  readonly indicator: IndicatorKey;
  readonly quarter: QuarterRole;
  /** Number of ranked words; null for a cloud, which has as many as fit. */
  readonly top: number | null;
  readonly compared: boolean;
  /** As the specification ranks words, or as the office wants its key words. */
  readonly mode: WordsMode;
}

/** More cards would be too many to compare, and a reload would have to draw all of them. */
export const CARDS_MAX = 6;

const MODES: readonly WordsMode[] = ['words', 'terms'];
export const ROLES: readonly QuarterRole[] = ['now', 'before', 'last_year'];

/** A card as text in the address: `cloud.now.domestik`, `ranked10.now.harga jual.compared`. */
export function cardText({ kind, indicator, quarter, top, compared, mode }: WordsCard): string {
  return [
    `${kind}${top ?? ''}`,
    quarter,
    indicator,
    ...(mode === USUAL_WORDS_MODE[kind] ? [] : [mode]),
    ...(compared ? ['compared'] : []),
  ].join('.');
}

/** Parses the cards in an address, without duplicates; invalid ones are ignored. */
export function parseCards(text: unknown): WordsCard[] {
  if (typeof text !== 'string') return [];
  const cards = new Map<string, WordsCard>();
  for (const part of text.split(',')) {
    const card = parseCard(part);
    if (card) cards.set(cardId(card), card);
  }
  return [...cards.values()].slice(0, CARDS_MAX);
}

export const cardsText = (cards: readonly WordsCard[]) => cards.map(cardText).join(',');

/** The identity of a card; a compared card is the same as one that is not. */
export const cardId = (card: WordsCard) =>
  cardText({ ...card, mode: USUAL_WORDS_MODE[card.kind], compared: false });

/** Adds a card at the front, removing its duplicate and, beyond `CARDS_MAX`, the last card. */
export const withCard = (cards: readonly WordsCard[], card: WordsCard): WordsCard[] =>
  [card, ...cards.filter((one) => cardId(one) !== cardId(card))].slice(0, CARDS_MAX);

function parseCard(text: string): WordsCard | null {
  const [form = '', role, key, ...more] = text.split('.');
  const [, kind, digits] = /^(cloud|ranked)(\d{0,3})$/.exec(form) ?? [];
  const quarter = ROLES.find((one) => one === role);
  const indicator = INDICATOR_KEYS.find((one) => one === key);
  const top = Number(digits);
  if ((kind !== 'cloud' && kind !== 'ranked') || !quarter || !indicator) return null;
  const mode = MODES.find((one) => more.includes(one)) ?? USUAL_WORDS_MODE[kind];
  const compared = more.includes('compared') && quarter === 'now';
  if (kind === 'cloud') return { kind, indicator, quarter, top: null, compared, mode };
  if (top < 1 || top > TOP_WORDS_MAX) return null;
  return { kind: 'ranked', indicator, quarter, top, compared, mode };
}
