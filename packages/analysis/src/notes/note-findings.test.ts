import { INDICATORS } from '@lqc/contracts';
import { noteFindings, type NotedAnswer } from './note-findings.js';

const LONG = 'Penjualan tumbuh 5% karena kontrak baru dengan hotel di kawasan wisata utara.';

function aNote(
  at: number,
  change: (answer: NotedAnswer, question: number) => Partial<NotedAnswer> = () => ({}),
) {
  return INDICATORS.map(({ key }, question): NotedAnswer => {
    const answer: NotedAnswer = {
      contact_id: `n${at}`,
      contact: `PT Contoh ${at}`,
      company_key: `contoh ${at}`,
      sheet: `Lembar ${at}`,
      interviewer: 'Tim A',
      indicator: key,
      score: ((at + question) % 5) + 1,
      narrative: `${LONG} Catatan ${at}-${question}: ${'x'.repeat(question + at)}.`,
      cell: 'D9',
    };
    return { ...answer, ...change(answer, question) };
  });
}
const kinds = (answers: readonly NotedAnswer[], before: readonly NotedAnswer[] = []) =>
  noteFindings(answers, before).findings.map(({ kind }) => kind);

test('words that were copied from the quarter before are found, also with another number in them', () => {
  const before = aNote(1, () => ({ narrative: LONG }));
  const now = aNote(1, (_answer, question) => ({
    narrative:
      question === 0
        ? LONG.replace('5%', '6%')
        : question === 1
          ? 'Biaya listrik naik sehingga margin tertekan sejak Juli.'
          : null,
  }));
  const { findings } = noteFindings(now, before);
  expect(findings).toEqual([
    expect.objectContaining({ kind: 'copied', indicator: INDICATORS[0]!.key, before: LONG }),
  ]);
  // Another company may say the same.
  expect(
    kinds(
      now,
      aNote(2, () => ({ narrative: LONG })),
    ),
  ).toEqual([]);
});

test('very short words, notes of nothing but threes, and notes left blank are found', () => {
  expect(
    kinds(aNote(1, (_a, question) => (question === 2 ? { narrative: 'Naik 5 persen' } : {}))),
  ).toEqual(['short']);
  expect(kinds(aNote(1, () => ({ score: 3 })))).toEqual(['neutral']);
  expect(kinds(aNote(1, (_a, question) => ({ score: question === 0 ? 4 : 3 })))).toEqual([]);
  const blank = { score: null, narrative: null };
  expect(kinds(aNote(1, (_a, question) => (question < 6 ? blank : {})))).toEqual(['blank']);
  expect(kinds(aNote(1, (_a, question) => (question < 5 ? blank : {})))).toEqual([]);
});

test('teams are told by their names from eight notes on, and persons never', () => {
  const notes = Array.from({ length: 30 }, (_, at) =>
    aNote(at, () => ({
      interviewer: at < 12 ? 'Tim B' : at < 20 ? 'Tim A' : at < 25 ? 'Tim C' : 'Sari Dewi',
      score: at < 12 ? 3 : 4,
    })),
  );
  const { teams } = noteFindings(notes.flat(), []);
  expect(teams.map(({ team, notes: own, neutral }) => [team, own, neutral])).toEqual([
    ['Tim A', 8, 0],
    ['Tim B', 12, 12],
    [null, 10, 0],
  ]);
});
