import { narrativeField, scoreField } from '@lqc/capture';
import { ApiError, NetworkError } from '@lqc/client';
import {
  type CaptureState,
  companyKey as keyOf,
  type ContactResponse,
  isCalledOff,
  ofOneCompany,
  orderOf,
  type Period,
  periodOf,
  periodOfTarget,
  type PlannedCompany,
  type PlannedVisit,
  type PlanResponse,
  type TargetQuarter,
} from '@lqc/contracts';
import { v5 as named, v7 as uuid } from 'uuid';
import { api } from '../../../lib/api';
import { failureSentence } from '../../../lib/failure';
import { copy } from '../copy';
import { targetOf } from '../quarters';
import type { TakenVisit } from './kept-visits';
import type { NoteCover, NoteStore } from './note-store';
import { plannedVisits, type Visit, type VisitPlan, visitsDue } from './visits-due';

/** Names a note of a planned visit alike on every device of its person. */
const NOTES = 'a0a3b2e2-6d3c-4f0e-9d3e-5a1f0c6d7b11';
const TAKEN_AT_MOST = 40;

const NO_WORDS = { last: {}, lastLabel: null } as const;

/** What a company said in its latest visited quarter before the one that the note is of, by field. */
function lastWords(
  { quarters, answers }: ContactResponse,
  quarter: Period | null,
): Pick<TakenVisit, 'last' | 'lastLabel'> {
  const latest = quarters.findLast((one) => one.visited && isBefore(one, quarter));
  const told = answers.filter((one) => one.quarter_id === latest?.quarter_id);
  return {
    lastLabel: latest?.label ?? null,
    last: Object.fromEntries(
      told.flatMap(({ indicator, narrative, score }) => [
        ...(narrative === null ? [] : [[narrativeField(indicator), narrative] as const]),
        ...(score === null ? [] : [[scoreField(indicator), score] as const]),
      ]),
    ),
  };
}

/** Also where a label names no quarter, by which nothing is known to be wrong. */
const isBefore = (one: Period | null, quarter: Period | null): boolean =>
  !one || !quarter || orderOf(one) < orderOf(quarter);

/** So long a network that takes calls and does not answer keeps a visit from beginning. */
const WAITED_MS = 5000;

/**
 * A company with what it said last before a quarter, by its key; fails where the office has none, or is not
 * reached.
 *
 * @param quarter the quarter's label
 */
export async function lastOf(key: string, quarter: string): Promise<TakenVisit> {
  const signal = AbortSignal.timeout(WAITED_MS);
  const contact = await api.call('contact', { params: { key }, signal });
  const { company_key: companyKey, name: company, sector, district } = contact;
  return { companyKey, company, sector, district, ...lastWords(contact, periodOf(quarter)) };
}

/** Whether a visit is still to be made. */
const isAhead = (visit: PlannedVisit): boolean =>
  !visit.recorded && visit.status !== 'done' && !isCalledOff(visit);

/**
 * The companies that a person may still visit, the next ones first: those whose visits are the person's own, then
 * those of colleagues, of either first what is due from today on, then what has no day, then what is overdue; then
 * the proposals.
 *
 * @param today by the device's calendar: `2025-11-11`
 */
function companiesAhead(
  { visits, proposals }: Pick<PlanResponse, 'visits' | 'proposals'>,
  person: string,
  today: string,
): PlannedCompany[] {
  const placeOf = ({ person: who, date }: PlannedVisit) => [
    who === person ? 0 : 1,
    date === null ? 1 : date >= today ? 0 : 2,
    date ?? '',
  ];
  const next = visits
    .filter(({ visit }) => isAhead(visit))
    .map((one) => ({ one, place: placeOf(one.visit).join(' ') }))
    .toSorted((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0))
    .map(({ one }) => one);
  const known = new Set<string>();
  return [...next, ...proposals].filter(
    ({ company_key: key }) => !known.has(key) && known.add(key),
  );
}

/** One after the other, in other tabs too, so that none takes the place of what another one takes along. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request('liaison-capture-visits', work);

/** How many companies were taken along, of how many, and by which plan. */
interface Taken {
  readonly taken: number;
  readonly of: number;
  readonly plan: PlanResponse;
}

/**
 * Takes along the companies of a quarter's plan that are still to be visited, the person's next ones first, with
 * what they said before that quarter, and no other company's words.
 */
export async function takeVisits(
  store: Pick<NoteStore, 'owner' | 'keepVisits'>,
  target: TargetQuarter | undefined,
): Promise<Taken> {
  // Asked for anew: without a network it fails, and what was taken along before stays.
  const plan = await api.call('plan', { query: { target } });
  const ahead = companiesAhead(plan, store.owner, localDay(new Date()));
  const quarter = periodOfTarget(plan.target);
  const notesOf = ofOneCompany(plan.notes);
  const visits: TakenVisit[] = [];
  for (const company of ahead.slice(0, TAKEN_AT_MOST)) {
    const { company_key: key, name, sector, district } = company;
    const last = await api.call('contact', { params: { key } }).then(
      (contact) => lastWords(contact, quarter),
      // One that is in no stored data any more keeps no other one here.
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return NO_WORDS;
        throw error;
      },
    );
    visits.push({
      companyKey: key,
      company: name,
      sector,
      district,
      target: plan.target,
      planned: plannedVisits(plan, key),
      notes: notesOf(name),
      ...last,
    });
  }
  await inTurn(() => store.keepVisits(visits));
  // The plan lists the first of its proposals, and counts all.
  const unlisted = plan.proposals_total - plan.proposals.length;
  return { taken: visits.length, of: ahead.length + unlisted, plan };
}

/**
 * Has what was taken along say what the plan says now, so that without a network too nobody sets out for a visit
 * that was called off or moved meanwhile. True where that changed something.
 */
export const followPlan = (
  store: Pick<NoteStore, 'visits' | 'keepVisits'>,
  plan: VisitPlan & Pick<PlanResponse, 'target'>,
): Promise<boolean> =>
  inTurn(async () => {
    const taken = await store.visits();
    const due = new Set(visitsDue(plan, [], plan.target).map(({ companyKey }) => companyKey));
    const notesOf = ofOneCompany(plan.notes);
    const now = taken.flatMap((one) => {
      if (one.target !== plan.target) return [one];
      if (!due.has(one.companyKey)) return [];
      const { companyKey: key, company } = one;
      return [{ ...one, planned: plannedVisits(plan, key), notes: notesOf(company) }];
    });
    const saysOf = (visits: readonly TakenVisit[]) =>
      JSON.stringify(visits.map(({ companyKey, planned, notes }) => [companyKey, planned, notes]));
    if (saysOf(now) === saysOf(taken)) return false;
    await store.keepVisits(now);
    return true;
  });

/** The day by the device's own calendar: `2025-11-11`. */
export const localDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/**
 * A visit as it begins in a quarter, with what the company said last before it where that is at hand or can be
 * fetched. One that is asked for by its name is of the company of the plan, or of earlier quarters, that is called
 * so.
 *
 * @param quarter the quarter's label
 */
export async function visitToBegin(
  asked: Visit,
  visits: readonly Visit[],
  fetchLast: (key: string, quarter: string) => Promise<TakenVisit>,
  quarter: string,
): Promise<Omit<Begun, 'quarter'>> {
  const name = keyOf(asked.company);
  const isCalledSo = ({ company }: Visit) => keyOf(company) === name;
  const visit = asked.companyKey ? asked : (visits.find(isCalledSo) ?? asked);
  const isOfQuarter = visit.taken && visit.taken.target === targetOf(quarter);
  const taken = isOfQuarter
    ? visit.taken
    : await fetchLast(visit.companyKey ?? name, quarter).catch(
        () => visit.taken && withWordsBefore(visit.taken, quarter),
      );
  const { company, companyKey } = visit.companyKey ? visit : (taken ?? visit);
  return { company, ...(companyKey && { companyKey }), taken };
}

/** A company that was taken along for another quarter; words of the note's own quarter, or of a later one, stay out. */
const withWordsBefore = (taken: TakenVisit, quarter: string): TakenVisit =>
  isBefore(periodOf(taken.lastLabel ?? ''), periodOf(quarter)) ? taken : { ...taken, ...NO_WORDS };

/** Of several notes the one that is under way is meant first. */
const FIRST: Readonly<Record<CaptureState, number>> = { open: 0, finished: 1, abandoned: 2 };

interface Begun extends Pick<Visit, 'company' | 'companyKey' | 'taken'> {
  readonly quarter: string;
}

/**
 * Opens a note on this device; the same visit has the same note on every device of its person. A company that has
 * one in the quarter goes on with it, by whatever name it is called.
 */
export async function beginNote(
  store: NoteStore,
  begun: Begun,
): Promise<{ noteId: string; isNew: boolean }> {
  const { company, quarter, companyKey, taken } = begun;
  const noteId = companyKey ? named(`${store.owner}\n${companyKey}\n${quarter}`, NOTES) : uuid();
  const [known] = (await store.covers())
    .filter((one) => one.quarter === quarter)
    .filter((one) => one.noteId === noteId || keyOf(one.company) === keyOf(company))
    .toSorted((a, b) => FIRST[a.state] - FIRST[b.state]);
  if (known) {
    await fetchNote(store, known.noteId);
    return { noteId: known.noteId, isNew: false };
  }
  const cover: NoteCover = {
    noteId,
    company,
    quarter,
    state: 'open',
    office: [],
    through: 0,
    known: {
      date: localDay(new Date()),
      interviewer: store.owner,
      ...(taken?.sector && { product: taken.sector }),
    },
    last: taken?.last ?? {},
    lastLabel: taken?.lastLabel ?? null,
  };
  await store.keepCover(cover);
  return { noteId, isNew: true };
}

/** Why a note was not opened here. */
export const openFailure = (error: Error): string =>
  error instanceof NetworkError ? copy.atOffice : failureSentence(error, copy.openFailed);

/** Takes a note from the office onto this device, where it is not there. */
export async function fetchNote(store: NoteStore, noteId: string): Promise<void> {
  const known = await store.cover(noteId);
  if (known && !known.isAway) return;
  const told = await api.call('captureNote', { params: { id: noteId } });
  await store.keepCover({
    noteId,
    company: told.company ?? '',
    quarter: told.quarter ?? '',
    state: told.state,
    closedAt: told.closed_at,
    reason: told.reason,
    office: told.fields,
    through: known?.through ?? 0,
    known: {},
    last: {},
    lastLabel: null,
  });
}
