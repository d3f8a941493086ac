import type { Fact, Statement } from '@lqc/contracts';
import { factsBehind } from './facts-behind';

const facts = [
  'average.harga_jual.now',
  'answers.harga_jual.now',
  'change.harga_jual.now.before',
].map((id) => ({ id }) as Fact);
const claiming = (...ids: string[]) =>
  ({ claims: ids.map((one) => ({ facts: [one] })) }) as unknown as Statement;

test('a sentence shows the figures that it was held against, each once, in its own order', () => {
  const statement = claiming(
    'change.harga_jual.now.before',
    'average.harga_jual.now',
    'change.harga_jual.now.before',
    'average.investasi.now',
  );
  expect(factsBehind({ facts }, statement).map(({ id }) => id)).toEqual([
    'change.harga_jual.now.before',
    'average.harga_jual.now',
  ]);
});
