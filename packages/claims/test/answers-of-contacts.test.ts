import { Checker, claimSheet } from '../src/index.js';
import { sampleSession } from '@lqc/analysis/testing';
import { isNotTurned } from './neither-way.js';

const session = await sampleSession();
const sheet = claimSheet(session, {
  indicator: 'domestik',
  sector: null,
  isProfile: false,
});
const checker = new Checker(sheet);
const lastStatus = (text: string) => checker.read(text).at(-1)!.status;
const scored = sheet.said.flatMap(({ key, contact, score }) =>
  key === 'domestik' && score !== null ? [{ contact, score }] : [],
);
const other = (score: number) => (score === 5 ? 4 : score + 1);

test('the scores of those whom the sentences before named are theirs, and no others', () => {
  expect(scored.length).toBeGreaterThan(6);
  for (const [at, one] of scored.slice(0, -1).entries()) {
    const two = scored[at + 1]!;
    const lead = `${one.contact} memberikan skor ${one.score}. ${two.contact} memberikan skor ${two.score}.`;
    const last = `${lead} Skor yang diberikannya`;
    expect([last, lastStatus(`${last} ${two.score}.`)]).not.toEqual([last, 'contradicted']);
    expect(lastStatus(`${last} ${other(two.score)}.`)).not.toBe('supported');
    const each = `${lead} Kedua kontak itu masing-masing memberikan skor`;
    expect([each, lastStatus(`${each} ${one.score} dan ${two.score}.`)]).not.toEqual([
      each,
      'contradicted',
    ]);
    if (one.score !== two.score)
      expect(lastStatus(`${each} ${two.score} dan ${one.score}.`)).not.toBe('supported');
    const alike = lastStatus(`${lead} Kedua kontak itu sama-sama memberikan skor ${one.score}.`);
    expect([lead, isNotTurned(alike, one.score === two.score)]).toEqual([lead, true]);
  }
});

test('names behind a count of answers must be all of them and no others', () => {
  const tried = [1, 2, 3, 4, 5].flatMap((score) => {
    const names = scored.filter((one) => one.score === score).map(({ contact }) => contact);
    const count = sheet.table.find({
      measure: 'answer-count',
      indicator: 'domestik',
      category: `score ${score}` as 'score 1',
    })!.value;
    if (count !== names.length || count < 2) return [];
    const text = (list: readonly string[]) =>
      `Hanya ${count} kontak yang memberikan skor ${score} pada permintaan domestik, yakni ${list.slice(0, -1).join(', ')} dan ${list.at(-1)!}.`;
    const stranger = scored.find((one) => one.score !== score)!.contact;
    expect([text(names), lastStatus(text(names))]).not.toEqual([text(names), 'contradicted']);
    expect(lastStatus(text([...names.slice(1), stranger]))).not.toBe('supported');
    expect(lastStatus(text([...names, stranger]))).not.toBe('supported');
    return [score];
  });
  expect(tried.length).toBeGreaterThan(0);
});

test('what is said of one of several, without certainty of which, is never called wrong', () => {
  const rated = sheet.said.filter(
    ({ key, narrative }) => key === 'domestik' && /% \((?:qtq|yoy)\)/.test(narrative),
  );
  expect(rated.length).toBeGreaterThan(2);
  const statuses = rated.slice(2).map(({ contact: three }, at) => {
    const [one, two] = [rated[at]!.contact, rated[at + 1]!.contact];
    const lead = `Tiga kontak tersebut adalah ${one}, ${two}, dan ${three}.`;
    return ['qtq', 'yoy'].map((base) =>
      lastStatus(`${lead} Yang pertama turun sekitar 77,7% (${base}), yang kedua 88,8%.`),
    );
  });
  expect(new Set(statuses.flat())).toEqual(new Set(['unchecked']));
});

test.each(['investasi', 'tenaga kerja', 'harga jual', 'margin usaha'] as const)(
  'who gave the score at an end of the scale, %s',
  (indicator) => {
    const own = claimSheet(session, { indicator, sector: null, isProfile: false });
    const reader = new Checker(own);
    for (const [end, word] of [[1, 'terendah'] as const, [5, 'tertinggi'] as const]) {
      const names = own.said.flatMap(({ key, contact, score }) =>
        key === indicator && score === end ? [contact] : [],
      );
      if (names.length < 2) continue;
      const list = `${names.slice(0, -1).join(', ')} dan ${names.at(-1)!}`;
      const said = (score: number, count: number) =>
        reader.read(`Skor ${word}, yaitu ${score}, diberikan ${count} kontak: ${list}.`)[0]!.status;
      expect([list, said(end, names.length)]).not.toEqual([list, 'contradicted']);
      expect(said(end, names.length + 1)).not.toBe('supported');
      expect(said(other(end), names.length)).not.toBe('supported');
    }
  },
);
