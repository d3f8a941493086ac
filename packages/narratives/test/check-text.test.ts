import { checkText } from '../src/check/check-text.js';
import { HELD_OUT } from './held-out-pairs.js';
import { PAIRS, type Pair } from './pairs.js';

const ALL: readonly Pair[] = [...PAIRS, ...HELD_OUT];

const marked = ({ sheet, draft }: Pair) =>
  checkText(draft, sheet)
    .filter(({ status }) => status === 'contradicted' || status === 'unknown')
    .map(({ text }) => text);

test.each(ALL.filter(({ wrong }) => wrong.length === 0).map((pair) => [pair.about, pair] as const))(
  'marks nothing that is right: %s',
  (_, pair) => {
    expect(marked(pair)).toEqual([]);
  },
);

test.each(ALL.filter(({ wrong }) => wrong.length > 0).map((pair) => [pair.about, pair] as const))(
  'finds what is wrong and nothing else: %s',
  (_, pair) => {
    expect(marked(pair)).toEqual([...pair.wrong]);
  },
);

test('the suite is as large as promised', () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(40);
});
