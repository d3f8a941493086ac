import { indicativeChanges, type Quarters } from '@lqc/analysis';
import { sampleSession } from '@lqc/analysis/testing';
import type { BoundMark, InsertedClaim, ReadySentence, SectionSubject } from '@lqc/contracts';
import { IS_NIGHT } from '@lqc/contracts/testing';
import { decimal } from '@lqc/phrases';
import fc from 'fast-check';
import {
  checkedText,
  readySentences,
  releasedSections,
  renewedText,
  sectionFacts,
  sectionInput,
  SentenceTeller,
} from '../src/index.js';
import { quarterOf } from './quarter-of.js';

const quarters = await sampleSession();
const domestic = { kind: 'indikator', target: 'domestik' } as const;

function tellerOf(section: SectionSubject, of: Quarters = quarters): SentenceTeller {
  const input = sectionInput(section, of);
  return new SentenceTeller(sectionFacts(input), input);
}
const teller = tellerOf(domestic);
const ready = readySentences(teller);
const the = (type: InsertedClaim['type']): ReadySentence =>
  ready.sentences.find(({ claim }) => claim.type === type)!;

/** What the check says of a text with these marks. */
const checked = (text: string, marks: readonly BoundMark[], with_ = teller) =>
  checkedText(text, with_.sheet, undefined, { marks, teller: with_ });

/** A sentence alone as a text, and its mark. */
const alone = ({ claim, texts }: ReadySentence, nth = 0) => ({
  text: texts[nth]!,
  marks: [{ start: 0, end: texts[nth]!.length, claim }],
});

test.each([
  domestic,
  { kind: 'indikator', target: 'perkiraan penjualan' },
  { kind: 'lapangan_usaha', target: 'Industri Pengolahan' },
  { kind: 'profil', target: null },
] as const)(
  'every ready sentence of $kind $target is right, bound, and offered once',
  (section) => {
    const own = tellerOf(section);
    const { sentences } = readySentences(own);
    const texts = sentences.flatMap((one) => one.texts);
    expect(new Set(texts).size).toBe(texts.length);
    for (const one of sentences)
      for (const nth of one.texts.keys()) {
        const { text, marks } = alone(one, nth);
        const { bound, statements, counts } = checked(text, marks, own);
        expect(bound).toEqual(marks);
        expect([text, statements.map(({ status, is_bound: is }) => [status, is])]).toEqual([
          text,
          statements.map(() => ['supported', true]),
        ]);
        expect(counts.contradicted).toBe(0);
      }
  },
);

test('level, change with its range, share, driver, matched contacts and a quote are among them, with their n', () => {
  expect(the('level')).toMatchObject({ kind: 'level', n: [37] });
  expect(the('change_range')).toMatchObject({ kind: 'change', n: [37, 37] });
  expect(the('distribution').kind).toBe('share');
  expect(the('matched')).toMatchObject({ kind: 'matched', n: [25] });
  expect(the('driver')).toMatchObject({ kind: 'sector' });
  expect(the('quote')).toMatchObject({ kind: 'quote', n: [] });
  const outcomes = readySentences(tellerOf({ kind: 'indikator', target: 'perkiraan penjualan' }));
  expect(outcomes.sentences.find(({ kind }) => kind === 'outcome')).toMatchObject({ n: [26] });
  const overview = readySentences(tellerOf({ kind: 'ringkasan_eksekutif', target: null }));
  expect(overview.sentences.some(({ kind }) => kind === 'rank')).toBe(true);
});

test('the range in a sentence is that of the comparison, and what it includes is not told as a change', () => {
  const changes = indicativeChanges(quarters.now!, quarters.before!, quarters.last_year);
  const { range, last_year: year } = changes.find(({ key }) => key === 'domestik')!;
  const shown = ({ low, high }: { low: number; high: number }) =>
    `${decimal(low, 2)} sampai ${decimal(high, 2)}`;
  expect(the('change_range').texts[0]).toContain(shown(range!));
  const ofYear = ready.sentences.find(
    ({ claim }) => claim.type === 'change_range' && claim.base === 'last_year',
  )!;
  expect(ofYear.texts[0]).toContain(shown(year!.range!));
  expect(ofYear.texts[0]).toContain('tidak dapat dibedakan');
});

test('what a change does not bear out is refused with its figures, and what can be said stands beside it', () => {
  const { refused, sentences } = ready;
  const year = refused.find(({ kind }) => kind === 'year')!;
  expect(year.reason).toMatch(/^Tidak dapat dibedakan: 3,14 → 3,03, rentang −0,40 sampai 0,18/);
  expect(sentences[year.instead!]!.texts[0]).toContain('relatif stabil');
  expect(refused.some(({ reason }) => reason.startsWith('Terlalu sedikit: 8 jawaban'))).toBe(true);
});

test('a sector is said to be behind a change mostly where it is more than half of it, and not where it is more than all', () => {
  const driverOf = (moves: Readonly<Record<string, number>>) => {
    const firms = (isMoved: boolean) =>
      Object.entries(moves).flatMap(([sector, by]) =>
        Array.from({ length: 16 }, (_, at) => ({
          name: `PT ${sector} ${at}`,
          sector,
          score: () => 3 - (at % 2) + (isMoved ? by : 0),
        })),
      );
    const [now, before] = [firms(true), firms(false)];
    const own = tellerOf(domestic, {
      now: quarterOf('Triwulan II 2025', now),
      before: quarterOf('Triwulan I 2025', before),
      last_year: null,
    });
    return readySentences(own).sentences.find(({ claim }) => claim.type === 'driver')?.texts;
  };
  const OF_ALL = 'yakni 0,50 dari 0,50 poin';
  expect(driverOf({ Konstruksi: 1, 'Real Estat': 0 })).toEqual([
    expect.stringMatching(/^Sumbangan terbesar/),
    expect.stringContaining(`terutama disumbang lapangan usaha Konstruksi, ${OF_ALL}`),
  ]);
  expect(driverOf({ Konstruksi: 1, 'Real Estat': 0.8, Pertanian: 0.6 })).toEqual([
    expect.stringMatching(/^Sumbangan terbesar .* Konstruksi, yakni 0,33 dari 0,80 poin\.$/),
  ]);
  expect(driverOf({ Konstruksi: 2, 'Real Estat': -1 })).toBeUndefined();
});

test('no ready sentence points at the one before, which may not be there', () => {
  for (const { texts } of ready.sentences)
    for (const text of texts) expect(text).not.toMatch(/\btersebut\b/);
});

test('whatever is typed around a bound sentence leaves it bound; any other letter in it does not', () => {
  const { text: words, marks } = alone(the('level'));
  const around = fc.constantFrom('', 'Kata lain.', '**Tebal.**', 'Naik 9,99 poin.');
  fc.assert(
    fc.property(around, around, fc.nat(words.length - 1), (before, behind, at) => {
      const lead = before && `${before} `;
      const mark = { ...marks[0]!, start: lead.length, end: lead.length + words.length };
      const text = [lead + words, behind].filter(Boolean).join(' ');
      const whole = checked(text, [mark]);
      expect(whole.bound).toEqual([mark]);
      const own = whole.statements.find(({ start }) => start === mark.start);
      expect(own).toMatchObject({ status: 'supported', is_bound: true });
      const touched = `${text.slice(0, mark.start + at)}x${text.slice(mark.start + at + 1)}`;
      expect(checked(touched, [mark]).bound).toEqual([]);
    }),
    { numRuns: IS_NIGHT ? 400 : 10 },
  );
});

test('hostile marks are passed over: beyond the text, upside down, over each other, of nothing', () => {
  const { text, marks } = alone(the('level'));
  const [mark] = marks as [BoundMark];
  const nothing = { ...mark.claim, sector: 'Tidak Ada', others: ['x'] };
  const hostile = [
    { ...mark, end: text.length + 5 },
    { ...mark, start: 9, end: 3 },
    { ...mark, claim: nothing },
    mark,
    { ...mark, start: 2 },
    mark,
  ];
  expect(checked(text, hostile).bound).toEqual([mark]);
});

test('other data write a bound sentence anew in its wording, within its bold, and leave the rest as typed', () => {
  const moved = { ...quarters, now: quarters.before, before: quarters.last_year, last_year: null };
  const now = tellerOf(domestic, moved);
  const { claim, texts } = the('level');
  const text = `Awal. **${texts[1]}** Akhir 3,03.`;
  const mark = { start: 8, end: 8 + texts[1]!.length, claim };
  const [, told] = now.told(claim).texts;
  const renewed = renewedText(text, [mark], { was: teller, now });
  expect(told).not.toBe(texts[1]);
  expect(renewed.text).toBe(`Awal. **${told}** Akhir 3,03.`);
  expect(renewed.rewritten).toEqual([{ was: texts[1], now: told }]);
  expect(renewed.bound).toEqual([{ ...mark, end: 8 + told!.length }]);
});

test('a sentence that other data do not bear out stays, is bound no more, and is told', () => {
  const others = { ...quarters, before: null, last_year: null };
  const { text, marks } = alone(the('change_range'));
  const now = tellerOf(domestic, others);
  expect(renewedText(text, marks, { was: teller, now })).toEqual({
    text,
    bound: [],
    rewritten: [{ was: text, now: null }],
  });
});

test('what a release may not tell is not freed by being inserted', () => {
  const data = { quarters, register: null, names: [], interviewers: [], overrides: new Map() };
  const subjects: readonly SectionSubject[] = [
    domestic,
    { kind: 'indikator', target: 'ekspor' },
    { kind: 'lapangan_usaha', target: 'Konstruksi' },
  ];
  const tried = subjects.flatMap((section) => {
    const own = tellerOf(section);
    return readySentences(own).sentences.map((one) => {
      const { text, marks } = alone(one);
      const sectionWith = (bound: readonly BoundMark[], how: string) => {
        const { statements } = checked(text, bound, own);
        return { ...section, id: `${how} ${section.target} ${text}`, text, statements };
      };
      return { one, text, inserted: sectionWith(marks, 'b'), typed: sectionWith([], 't') };
    });
  });
  const all = tried.flatMap(({ inserted, typed }) => [inserted, typed]);
  const { released } = releasedSections(all, data);
  const leaves = ({ id, text }: { id: string; text: string }) => released.get(id)!.text === text;
  let held = 0;
  for (const { one, text, inserted, typed } of tried) {
    if (['change_range', 'matched', 'outcome'].includes(one.claim.type))
      expect([text, leaves(inserted)]).toEqual([text, false]);
    // What only the reading could not follow is no secret of the data.
    if (leaves(typed) || typed.statements[0]!.status !== 'supported') continue;
    held += 1;
    expect([text, leaves(inserted)]).toEqual([text, false]);
  }
  expect(held).toBeGreaterThan(10);
});
