import { LIKERT_INDICATORS } from '@lqc/contracts';
import { groupDisclosures } from '../group-disclosures.js';
import type { Quarter } from '../quarter.js';
import { aContact, aQuarter, aRegister, sampleQuarter } from '../testing/index.js';
import type { ReleasedQuarter } from './released-answers.js';
import { toldBefore } from './told-before.js';
import { toldOfQuarter } from './told-of-quarter.js';

const KEYS = LIKERT_INDICATORS.map(({ key }) => key);
/** Scores of a firm that look drawn by lot, the same in each run. */
const scoresOf = (firm: number) =>
  Object.fromEntries(
    KEYS.map((key, at) => [key, 1 + ((((firm + 3) * (at + 7) * 2654435761) >>> 8) % 5)]),
  );
const FIRMS = 30;

/** The first `count` firms; those in `renamed` are written otherwise. */
function quarterOf(count: number, renamed = 0, change = 0): Quarter {
  const contacts = Array.from({ length: count }, (_, firm) =>
    aContact(
      scoresOf(firm + change),
      firm < renamed ? `PT Contah ${firm} Abadi` : `PT Contoh ${firm}`,
    ),
  );
  return aQuarter(contacts, aRegister({}), 'Triwulan II 2025');
}

interface Told {
  readonly period: string;
  readonly content: ReleasedQuarter;
}
const released = (quarter: Quarter, period = 'this'): Told => ({
  period,
  content: toldOfQuarter(quarter).content,
});
const after = (quarter: Quarter, told: readonly Told[]): Quarter => ({
  ...quarter,
  releasing: { before: toldBefore(quarter, told, ({ period }) => period === 'this'), beside: {} },
});
/** The indicators of which a copy of a quarter tells the exact average, after these copies. */
const exactIn = (quarter: Quarter, told: readonly Told[]) => {
  const { all } = groupDisclosures(after(quarter, told), 'release');
  return KEYS.filter((key) => all(key).average === 'open');
};

test('without an earlier copy the averages are told', () => {
  expect(exactIn(quarterOf(FIRMS), [])).toHaveLength(KEYS.length);
});

test.each([0, 1, 2, 4, 12])(
  'one answer that came is not found out, however %i other names are written in the second file',
  (renamed) => {
    const first = released(quarterOf(FIRMS - 1));
    expect(exactIn(quarterOf(FIRMS, renamed), [first])).toEqual([]);
  },
);

test('nor where the first file was stored by a wrong quarter, as a whole or by one indicator', () => {
  const first = released(quarterOf(FIRMS - 1), 'another');
  expect(exactIn(quarterOf(FIRMS, 2), [first])).toEqual([]);
  const { investasi } = first.content;
  expect(exactIn(quarterOf(FIRMS), [{ ...first, content: { investasi } }])).toEqual(
    KEYS.filter((key) => key !== 'investasi'),
  );
});

test('nor where parts of it were stored by other quarters, or other indicators were changed on the way', () => {
  const whole = quarterOf(FIRMS);
  const part = (from: number, to: number, period: string) => {
    const survey = { contacts: whole.survey.contacts.slice(from, to) };
    return released({ ...whole, survey }, period);
  };
  expect(exactIn(whole, [part(0, 10, 'one'), part(10, FIRMS - 1, 'other')])).toEqual([]);
  const changed = quarterOf(FIRMS - 1);
  const kept = new Set<string>(KEYS.slice(4));
  const contacts = changed.survey.contacts.map((contact) => ({
    ...contact,
    name: `${contact.name} Abadi`,
    companyKey: `${contact.companyKey}abadi`,
    answers: contact.answers.map((one) =>
      kept.has(one.indicator) ? one : { ...one, score: 6 - one.score! },
    ),
  }));
  const first = released({ ...changed, survey: { contacts } }, 'another');
  expect(exactIn(whole, [first]).filter((key) => kept.has(key))).toEqual([]);
});

test('nor where names were corrected in one file and again in the next', () => {
  const told = [released(quarterOf(FIRMS - 2)), released(quarterOf(FIRMS - 2, 3))];
  expect(exactIn(quarterOf(FIRMS, 0), told)).toEqual([]);
});

test('another quarter of the same companies holds nothing back', () => {
  const earlier = released(quarterOf(FIRMS, 0, 11), 'another');
  expect(exactIn(quarterOf(FIRMS), [earlier])).toHaveLength(KEYS.length);
});

test('nor does a copy of one indicator of other companies, though nearly all scores of it are given here too', () => {
  const { survey, ...others } = quarterOf(FIRMS, FIRMS, 11);
  const { content } = released({ ...others, survey }, 'another');
  for (const key of KEYS)
    expect(
      exactIn(quarterOf(FIRMS), [{ period: 'another', content: { [key]: content[key] } }]),
    ).toHaveLength(KEYS.length);
});

test('the five sample quarters are five, though most of their companies are the same', async () => {
  const labels = ['I 2024', 'II 2024', 'III 2024', 'IV 2024', 'I 2025'];
  const quarters = await Promise.all(labels.map((label) => sampleQuarter(`Triwulan ${label}`)));
  const told = quarters.map((quarter) => released(quarter, quarter.period));
  for (const quarter of quarters)
    expect(toldBefore(quarter, told, () => false)).toEqual([
      told.find(({ period }) => period === quarter.period)!.content,
    ]);
  // Nor is one indicator of another quarter taken for this one's.
  for (const quarter of quarters)
    for (const key of KEYS) {
      const alone = told.map(({ period, content }) => ({
        period,
        content: { [key]: content[key] },
      }));
      expect(toldBefore(quarter, alone, () => false)).toHaveLength(1);
    }
});
