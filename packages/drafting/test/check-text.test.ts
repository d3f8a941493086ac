import { checkedText } from '../src/index.js';
import { HELD_OUT } from './held-out-pairs.js';
import { PAIRS, type Pair } from './pairs.js';
import { sellingPrice } from './sheets.js';

const ALL: readonly Pair[] = [...PAIRS, ...HELD_OUT];

const marked = ({ sheet, draft }: Pair, ...statuses: string[]) =>
  checkedText(draft, sheet)
    .checks.filter(({ status }) => statuses.includes(status))
    .map(({ text }) => text);

test.each(ALL.filter(({ wrong }) => wrong.length === 0).map((pair) => [pair.about, pair] as const))(
  'calls nothing wrong that is right: %s',
  (_, pair) => {
    expect(marked(pair, 'contradicted')).toEqual([]);
  },
);

test.each(ALL.filter(({ wrong }) => wrong.length > 0).map((pair) => [pair.about, pair] as const))(
  'marks every word that is wrong, and none of them as right: %s',
  (_, pair) => {
    const found = marked(pair, 'contradicted', 'unknown');
    for (const words of pair.wrong)
      expect(found.some((text) => text.includes(words) || words.includes(text))).toBe(true);
    for (const text of marked(pair, 'supported', 'rounded'))
      expect(pair.wrong.some((words) => text.includes(words))).toBe(false);
  },
);

test('a statement with a false claim is contradicted as a whole, and counted so', () => {
  const [{ sheet, draft }] = PAIRS.filter(({ about }) => about === 'wrong direction') as [Pair];
  const { statements, counts } = checkedText(draft, sheet);
  expect(statements).toMatchObject([{ status: 'contradicted' }]);
  expect(counts).toEqual({ statements: 1, checked: 1, supported: 0, contradicted: 1 });
});

test('a quotation that nobody said is marked as wrong, and so named to who reads or mends it', () => {
  const text = 'PT Arunika Jaya menyatakan “harga listrik naik pada Triwulan II 2025”.';
  const { checks, statements } = checkedText(text, sellingPrice);
  expect(statements).toMatchObject([{ status: 'contradicted' }]);
  expect(checks).toMatchObject([
    { kind: 'words', text: text.slice(text.indexOf('“'), -1), status: 'contradicted' },
  ]);
});
