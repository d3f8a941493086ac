import {
  getOrInsert,
  grouped,
  type IndicatorKey,
  LIKERT_SCALE,
  type NoteFinding,
  type NoteTeam,
} from '@lqc/contracts';
import { copiedSimilarity, isShort } from '@lqc/language';

/** One question of a note, answered or not. */
export interface NotedAnswer {
  readonly contact_id: string;
  readonly contact: string;
  readonly company_key: string;
  readonly sheet: string;
  /** The interviewer, as the note names them. */
  readonly interviewer: string | null;
  readonly indicator: IndicatorKey;
  readonly score: number | null;
  readonly narrative: string | null;
  readonly cell: string | null;
}

/** A note with at least so many scores, all neutral, may not have been asked in earnest. */
const SCORES_LEAST = 10;
/** A note is reported when at least this share of its questions is blank. */
const BLANK_SHARE = 1 / 3;
/** With fewer notes than this, a team's figures would point at persons. */
const TEAM_FROM = 8;
/** Notes may name a person or a team; figures are shown for teams only. */
const IS_TEAM = /\b(?:tim|team|unit|seksi|divisi)\b/i;

/**
 * Notes that somebody should look at again: words copied from the quarter before (trigram similarity of 0.9
 * and more), narratives of fewer than four words, notes whose every score is neutral, and notes with a third of
 * their questions blank. Counted by team from eight notes on, in the order of their names: never a ranking.
 *
 * @param before narratives of the quarter before, of the same companies
 */
export function noteFindings(
  answers: readonly NotedAnswer[],
  before: readonly Pick<NotedAnswer, 'company_key' | 'indicator' | 'narrative'>[],
): { findings: NoteFinding[]; teams: NoteTeam[]; notes: number } {
  const said = new Map<string, string[]>();
  for (const { company_key: key, indicator, narrative } of before)
    if (narrative) getOrInsert(said, `${key} ${indicator}`, () => []).push(narrative);
  const notes = [...grouped(answers, ({ contact_id: id }) => id).values()];
  const findings = notes.flatMap((note) => [
    ...wholeNote(note),
    ...note.flatMap((answer) =>
      ofWords(answer, said.get(`${answer.company_key} ${answer.indicator}`)),
    ),
  ]);
  return { findings, teams: byTeam(notes, findings), notes: notes.length };
}

const placeOf = ({ contact_id, contact, company_key, sheet }: NotedAnswer) => ({
  contact_id,
  contact,
  company_key,
  sheet,
});

function wholeNote(note: readonly NotedAnswer[]): NoteFinding[] {
  const [first] = note;
  const place = placeOf(first!);
  const scores = note.flatMap(({ score }) => score ?? []);
  const blank = note.filter(({ score, narrative }) => score === null && !narrative).length;
  return [
    ...(scores.length >= SCORES_LEAST && scores.every((score) => score === LIKERT_SCALE.neutral)
      ? [{ kind: 'neutral' as const, ...place, scores: scores.length }]
      : []),
    ...(blank >= BLANK_SHARE * note.length
      ? [{ kind: 'blank' as const, ...place, blank, of: note.length }]
      : []),
  ];
}

function ofWords(answer: NotedAnswer, earlier: readonly string[] = []): NoteFinding[] {
  const { narrative, indicator, cell } = answer;
  if (!narrative) return [];
  const place = { ...placeOf(answer), indicator, cell, words: narrative };
  if (isShort(narrative)) return [{ kind: 'short', ...place }];
  const [copied] = earlier
    .flatMap((before) => {
      const similarity = copiedSimilarity(narrative, before);
      return similarity === null ? [] : [{ before, similarity }];
    })
    .toSorted((a, b) => b.similarity - a.similarity);
  return copied ? [{ kind: 'copied', ...place, ...copied }] : [];
}

/** Teams of eight notes and more by their names; all others together as null. */
function byTeam(
  notes: readonly (readonly NotedAnswer[])[],
  findings: readonly NoteFinding[],
): NoteTeam[] {
  const named = [
    ...grouped(notes, ([first]) => {
      const team = first!.interviewer?.trim() ?? '';
      return IS_TEAM.test(team) ? team : null;
    }),
  ];
  const large = named.filter(([team, own]) => team !== null && own.length >= TEAM_FROM);
  const rest = named.filter((one) => !large.includes(one)).flatMap(([, own]) => own);
  const groups = [
    ...large.toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
    ...(rest.length >= TEAM_FROM ? [[null, rest] as const] : []),
  ];
  return groups.map(([team, own]) => {
    const ids = new Set(own.map(([first]) => first!.contact_id));
    const of = (kind: NoteFinding['kind']) =>
      findings.filter((one) => one.kind === kind && ids.has(one.contact_id)).length;
    return {
      team,
      notes: own.length,
      narratives: own.flat().filter(({ narrative }) => narrative).length,
      copied: of('copied'),
      short: of('short'),
      neutral: of('neutral'),
      blank: of('blank'),
    };
  });
}
