import type { Fact, Statement } from '@lqc/contracts';
import { factsBehind } from './facts-behind';

const fact = (id: string, kind: Fact['kind'], subject: string, quarter: Fact['quarter']): Fact => ({
  id,
  kind,
  subject,
  quarter,
  value: 1,
  unit: 'skala',
  decimals: 2,
  label: id,
});
const claiming = (...facts: string[]) =>
  ({ claims: facts.map((one) => ({ facts: [one] })) }) as unknown as Statement;
const idsBehind = (target: string | null, facts: Fact[], statement: Statement) =>
  factsBehind({ target, facts }, statement).map(({ id }) => id);

test('a sentence shows the figures that it was held against, each once', () => {
  const facts = [
    fact('F1', 'average', 'Harga Jual', 'now'),
    fact('F2', 'average', 'Harga Jual', 'before'),
    fact('F3', 'change', 'Harga Jual', 'before'),
    fact('F4', 'answers', 'Harga Jual', 'now'),
  ];
  const statement = claiming(
    'average.harga_jual.now',
    'change.harga_jual.now.before',
    'average.harga_jual.now',
  );
  expect(idsBehind('harga jual', facts, statement)).toEqual(['F1', 'F3']);
});

test('in the section of a sector an indicator is the sector’s own', () => {
  const facts = [
    fact('F1', 'contacts', 'Industri Pengolahan', 'now'),
    fact('F2', 'contacts', '', 'now'),
    fact('F3', 'average', 'Investasi', 'now'),
  ];
  const statement = claiming(
    'contacts.Industri_Pengolahan.now',
    'average.investasi.Industri_Pengolahan.now',
  );
  expect(idsBehind('Industri Pengolahan', facts, statement)).toEqual(['F1', 'F3']);
});
