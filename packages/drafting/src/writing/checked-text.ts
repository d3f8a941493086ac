import type { BoundMark, CheckedText, Evidence } from '@lqc/contracts';
import { Checker, type ReadStatement } from '@lqc/claims';
import { sentences, type SentenceSpan } from '@lqc/language';
import { type Citations, coverageOf } from '../evidence/find-evidence.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { withoutMarks } from '../facts/own-sentences.js';
import { borneOut, claimOf, holdingMarks, statementsIn } from '../inserting/bound-marks.js';
import type { SentenceTeller } from '../inserting/told-sentences.js';
import { checksOf } from '../statements/checks-of.js';
import { countsOf, statementOf } from '../statements/statement-of.js';

/** The sources that a text's writer gave for its sentences. */
export interface Cites {
  /** Ids of the contacts whose narratives may support a sentence. */
  readonly contacts: Citations;
  /** Sentences of narratives that a sentence quotes, which are its evidence in any case. */
  readonly sources?: (span: SentenceSpan) => readonly Source[];
}

interface Source {
  readonly contactId: string;
  readonly quote: string;
}

/** The marks that came with a text, and what works their sentences out. */
export interface Inserted {
  readonly marks: readonly BoundMark[];
  readonly teller: SentenceTeller;
}

/**
 * Checks a text against a fact sheet's facts and narratives, whoever wrote it. A bound sentence whose mark
 * holds is right, whatever the checker reads in it.
 */
export function checkedText(
  summary: string,
  sheet: FactSheet,
  cites?: Cites,
  inserted?: Inserted,
): CheckedText {
  const found = new Checker(sheet.claims)
    .read(summary, cites?.contacts)
    .map((one) => withSources(one, cites?.sources?.(one) ?? []));
  const bound = inserted ? holdingMarks(summary, inserted.marks, inserted.teller) : [];
  const told = ({ claim }: BoundMark) => inserted!.teller.told(claim);
  const within = statementsIn(summary, withoutGiven(found, summary, sheet), bound);
  const read = within.map(({ read: one, mark }) => (mark ? borneOut(one, told(mark)) : one));
  const evidence = read.map((one) => evidenceOf(one, sheet));
  const statements = read.map((one, at) => {
    const statement = statementOf(one, summary, sheet.claims);
    const { mark } = within[at]!;
    return mark
      ? { ...statement, is_bound: true, claims: [...statement.claims, claimOf(mark, told(mark))] }
      : statement;
  });
  return {
    summary,
    checks: read.flatMap((one) => checksOf(summary, one)),
    evidence,
    coverage: coverageOf(evidence, sheet),
    statements,
    counts: countsOf(statements),
    bound,
  };
}

/**
 * The product's own sentences need no check: those of an annex, and what a chapter tells besides its
 * claims.
 */
function withoutGiven(
  read: readonly ReadStatement[],
  summary: string,
  { given = '', own: beside = [] }: FactSheet,
): ReadStatement[] {
  const own = new Set(
    [...sentences(given), ...beside.flatMap(({ text }) => sentences(text))].map(withoutMarks),
  );
  return read.map((one) =>
    own.has(withoutMarks(summary.slice(one.start, one.end)))
      ? { ...one, status: 'no_claim', readings: [], evidence: [] }
      : one,
  );
}

function withSources(read: ReadStatement, sources: readonly Source[]): ReadStatement {
  if (sources.length === 0) return read;
  const cited = sources.map(
    ({ contactId, quote }) =>
      ({ contact_id: contactId, sentence: quote, support: 'full' }) as const,
  );
  const others = read.evidence.filter(
    (one) =>
      !cited.some((own) => own.contact_id === one.contact_id && own.sentence === one.sentence),
  );
  return { ...read, evidence: [...cited, ...others] };
}

/** The contacts whose narratives support a statement, wholly or in part. */
function evidenceOf(
  { start, end, evidence }: ReadStatement,
  { voices }: Pick<FactSheet, 'voices'>,
): Evidence {
  const contacts = new Map<string, Evidence['contacts'][number]>();
  for (const { contact_id: id, sentence: quote, support } of evidence) {
    if (support === 'opposite' || contacts.has(id)) continue;
    const voice = voices.find(
      ({ contactId, narrative }) => contactId === id && narrative.includes(quote),
    );
    if (!voice) continue;
    const { contact, sheet, indicator } = voice;
    contacts.set(id, { contact_id: id, contact, sheet, indicator, quote });
  }
  return { start, end, contacts: [...contacts.values()] };
}
