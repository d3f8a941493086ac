import { Checker, type ClaimSheet, type ReadStatement, type Said } from '@lqc/claims';
import { type Check, type Evidence, type Fact, INDICATORS, tablesIn } from '@lqc/contracts';
import { toFact } from '../facts/to-fact.js';
import { checksOf, placeOf } from '../statements/checks-of.js';
import { checkTables } from './check-tables.js';
import type { FoundNarrative } from './found-narrative.js';

export interface CheckedReply {
  readonly checks: Check[];
  /** The figures that its claims were checked against. */
  readonly facts: Fact[];
}

/**
 * Checks a reply against every figure of the session, the narratives found for it and the current ones. A sentence that cites
 * contacts is checked against their words alone, a cell of a table as what its row and its head say of it.
 */
export function checkReply(
  text: string,
  claims: ClaimSheet,
  {
    found,
    evidence,
    contacts,
  }: {
    readonly found: readonly FoundNarrative[];
    /** Of each of its sentences. */
    readonly evidence: readonly Evidence[];
    readonly contacts: readonly string[];
  },
): CheckedReply {
  const citedFrom = new Map(evidence.map(({ start, contacts: cited }) => [start, cited]));
  const checker = new Checker({ ...claims, said: saidIn(found, claims), contacts });
  const used = new Map<string, Parameters<typeof toFact>[0]>();
  const read = (part: string, citedBy?: Parameters<Checker['read']>[1]) => {
    const statements = checker.read(part, citedBy);
    for (const { readings } of statements)
      for (const { facts } of readings) for (const one of facts) used.set(one.id, one);
    return statements;
  };
  const tables = tablesIn(text);
  const prose = tables.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    text,
  );
  const citedAt = (start: number) => (citedFrom.get(start) ?? []).map(({ contact_id: id }) => id);
  const statements = read(prose, ({ start }) => citedAt(start));
  const sectorOf = new Map(found.map(({ contactId, sector }) => [contactId, sector]));
  const ofOthers = sentencesOfOtherSectors(prose, statements, (start) =>
    citedAt(start).map((id) => sectorOf.get(id) ?? null),
  );
  const checks = statements.flatMap((one) =>
    marksOf(prose, ofOthers.has(one) ? { ...one, status: 'unchecked' } : one),
  );
  checks.push(...checkTables(tables, (part) => read(part).flatMap((one) => marksOf(part, one))));
  return {
    checks: checks.toSorted((a, b) => a.start - b.start),
    facts: [...used.values()].map((fact) => toFact(fact, claims.table)),
  };
}

/** "Hal ini", "kenaikan tersebut": what a sentence says is of what the one before it was about. */
const POINTS_BACK = /^[^“"]*?\b(?:ini|itu|tersebut)\b/i;

/** Right sentences in which contacts of other sectors speak for the one that its figures are of. */
function sentencesOfOtherSectors(
  text: string,
  statements: readonly ReadStatement[],
  citedSectors: (start: number) => readonly (string | null)[],
): Set<ReadStatement> {
  let told = new Set<string>();
  return new Set(
    statements.filter(({ start, end, status, readings }) => {
      const facts = readings.flatMap((reading) => reading.facts);
      const goesOn = facts.length === 0 && POINTS_BACK.test(text.slice(start, end));
      if (!goesOn) told = new Set(facts.flatMap(({ sector }) => sector ?? []));
      const isOfOthers = citedSectors(start).some((sector) => !told.has(sector ?? ''));
      return told.size > 0 && isOfOthers && status !== 'contradicted';
    }),
  );
}

/**
 * A statement's checks: a reply comes without its statements, so that one that was not checked is marked as a whole
 * where none of its words is.
 */
function marksOf(text: string, statement: ReadStatement): Check[] {
  const checks = checksOf(text, statement);
  if (checks.length > 0 || statement.status !== 'unchecked') return checks;
  const items = statement.readings
    .filter(({ status }) => status === 'unchecked')
    .flatMap((reading) => reading.items);
  const place = placeOf(text, items.length > 0 ? items : [statement]);
  return [{ kind: 'words', ...place, status: 'unknown', facts: [], expected: null }];
}

/** The current narratives, and the found ones of other quarters, in the form that sentences are checked against. */
export function saidIn(found: readonly FoundNarrative[], claims: ClaimSheet): Said[] {
  const keyOf = (one: { readonly contactId: string; readonly narrative: string }) =>
    `${one.contactId} ${one.narrative}`;
  const isCurrent = new Set(claims.said.map(keyOf));
  const others = found.filter((one) => !isCurrent.has(keyOf(one)));
  return [
    ...claims.said,
    ...others.map(({ contactId, contact, indicator, narrative, sector }) => ({
      contactId,
      contact,
      key: INDICATORS.find(({ label }) => label === indicator)?.key ?? null,
      narrative,
      sector,
      score: null,
    })),
  ];
}
