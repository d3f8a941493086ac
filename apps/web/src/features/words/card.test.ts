import { CARDS_MAX, cardsText, parseCards, withCard, type WordsCard } from './card';

const aCard = (card: Partial<WordsCard> = {}): WordsCard => ({
  kind: 'cloud',
  indicator: 'domestik',
  quarter: 'now',
  top: null,
  compared: false,
  mode: card.kind === 'ranked' ? 'words' : 'terms',
  ...card,
});

test('cards survive the address', () => {
  const cards = [
    aCard({ compared: true }),
    aCard({ kind: 'ranked', top: 25, indicator: 'biaya tenaga kerja', quarter: 'last_year' }),
    aCard({ indicator: 'ekspor', mode: 'words', compared: true }),
  ];
  expect(parseCards(cardsText(cards))).toEqual(cards);
});

test('an address that somebody has changed shows what is left of it', () => {
  const evil =
    'cloud.now.domestik,cloud.now.__proto__,ranked0.now.ekspor,ranked101.now.ekspor,x,,cloud.tomorrow.ekspor';
  expect(parseCards(evil)).toEqual([aCard()]);
  for (const nothing of [undefined, 7, '', ['cloud.now.domestik']])
    expect(parseCards(nothing)).toEqual([]);
});

test('an earlier quarter is not compared with the one before the current', () => {
  expect(parseCards('cloud.before.ekspor.compared')[0]!.compared).toBe(false);
});

test('the newest card comes first, the same one only once, and never more than fit', () => {
  const ekspor = aCard({ indicator: 'ekspor' });
  expect(withCard([ekspor, aCard()], aCard())).toEqual([aCard(), ekspor]);
  expect(withCard([aCard({ compared: true })], aCard())).toEqual([aCard()]);
  const many = (
    ['ekspor', 'persediaan', 'investasi', 'biaya energi', 'harga jual', 'margin usaha'] as const
  ).map((indicator) => aCard({ indicator }));
  expect(withCard(many, aCard())).toHaveLength(CARDS_MAX);
  expect(withCard(many, aCard())[0]).toEqual(aCard());
});
