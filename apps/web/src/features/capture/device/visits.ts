import { narrativeField, scoreField } from '@lqc/capture';
import { NetworkError } from '@lqc/client';
import {
  type CaptureState,
  companyKey as keyOf,
  type ContactResponse,
  type PlanResponse,
  type TargetQuarter,
} from '@lqc/contracts';
import { v5 as named, v7 as uuid } from 'uuid';
import { api } from '../../../lib/api';
import { failureSentence } from '../../../lib/failure';
import { copy } from '../copy';
import type { TakenVisit } from './kept-visits';
import type { NoteCover, NoteStore } from './note-store';

/** Names a note of a planned visit alike on every device of its person. */
const NOTES = 'a0a3b2e2-6d3c-4f0e-9d3e-5a1f0c6d7b11';
const TAKEN_AT_MOST = 40;

/** What a company said in its latest visited quarter, by field. */
function lastWords({ quarters, answers }: ContactResponse): Pick<TakenVisit, 'last' | 'lastLabel'> {
  const latest = quarters.findLast(({ visited }) => visited);
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

/** So long a network that takes calls and does not answer keeps a visit from beginning. */
const WAITED_MS = 5000;

/** A company with what it said last, by its key; fails where the office has none, or is not reached. */
export async function lastOf(key: string): Promise<TakenVisit> {
  const signal = AbortSignal.timeout(WAITED_MS);
  const contact = await api.call('contact', { params: { key }, signal });
  const { company_key: companyKey, name: company, sector, district } = contact;
  return { companyKey, company, sector, district, ...lastWords(contact) };
}

/** A company of the plan, whether its visit is settled or proposed. */
export type PlannedCompany = Pick<
  PlanResponse['proposals'][number],
  'company_key' | 'name' | 'sector' | 'district' | 'last_quarter'
>;

/** Takes along the companies of a quarter's plan with what they said last, and no other company's words. */
export async function takeVisits(
  store: NoteStore,
  target: TargetQuarter | undefined,
): Promise<number> {
  // Asked for anew: without a network it fails, and what was taken along before stays.
  const plan = await api.call('plan', { query: { target } });
  const visits: TakenVisit[] = [];
  for (const company of [...plan.visits, ...plan.proposals].slice(0, TAKEN_AT_MOST)) {
    const { company_key: key, name, sector, district } = company;
    const contact = await api.call('contact', { params: { key } });
    visits.push({ companyKey: key, company: name, sector, district, ...lastWords(contact) });
  }
  await store.keepVisits(visits);
  return visits.length;
}

/** The day by the device's own calendar: `2025-11-11`. */
const localDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** A visit that may begin: of a company that is known, or of one by its name alone. */
export interface Visit {
  readonly company: string;
  readonly companyKey?: string;
  readonly sector?: string | null;
  readonly district?: string | null;
  readonly lastLabel?: string | null;
  readonly taken?: TakenVisit | undefined;
}

/**
 * A visit as it begins, with what the company said last where that is at hand or can be fetched. One that is asked
 * for by its name is of the company of the plan, or of earlier quarters, that is called so.
 */
export async function visitToBegin(
  asked: Visit,
  visits: readonly Visit[],
  fetchLast: (key: string) => Promise<TakenVisit>,
): Promise<Omit<Begun, 'quarter'>> {
  const name = keyOf(asked.company);
  const isCalledSo = ({ company }: Visit) => keyOf(company) === name;
  const visit = asked.companyKey ? asked : (visits.find(isCalledSo) ?? asked);
  const taken = visit.taken ?? (await fetchLast(visit.companyKey ?? name).catch(() => undefined));
  const { company, companyKey } = visit.companyKey ? visit : (taken ?? visit);
  return { company, ...(companyKey && { companyKey }), taken };
}

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
  error instanceof NetworkError
    ? copy.atOffice
    : failureSentence(error, { fallback: copy.openFailed });

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
