import { narrativeField, scoreField } from '@lqc/capture';
import {
  companyKey as keyOf,
  type ContactResponse,
  type PlanResponse,
  type TargetQuarter,
} from '@lqc/contracts';
import { v5 as named, v7 as uuid } from 'uuid';
import { api } from '../../../lib/api';
import type { TakenVisit } from './kept-visits';
import type { NoteCover, NoteStore } from './note-store';

/** Names a note of a planned visit alike on every device of its person. */
const NOTES = 'a0a3b2e2-6d3c-4f0e-9d3e-5a1f0c6d7b11';
const TAKEN_AT_MOST = 40;

/** What a company said in its latest visited quarter, by field. */
export function lastWords({
  quarters,
  answers,
}: ContactResponse): Pick<TakenVisit, 'last' | 'lastLabel'> {
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

interface Begun {
  readonly company: string;
  readonly quarter: string;
  /** Of a company of the register or of an earlier quarter. */
  readonly companyKey?: string;
  readonly taken?: TakenVisit | undefined;
}

/** Opens a note on this device; the same visit has the same note on every device of its person. */
export async function beginNote(store: NoteStore, begun: Begun): Promise<string> {
  const { company, quarter, companyKey, taken } = begun;
  const noteId = companyKey ? named(`${store.owner}\n${companyKey}\n${quarter}`, NOTES) : uuid();
  if (await store.cover(noteId)) return noteId;
  const begunByName = (await store.covers()).find(
    (one) =>
      one.quarter === quarter && one.state === 'open' && keyOf(one.company) === keyOf(company),
  );
  if (begunByName) return begunByName.noteId;
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
  return noteId;
}

/** Takes a note from the office onto this device, where it is not there yet. */
export async function fetchNote(store: NoteStore, noteId: string): Promise<void> {
  if (await store.cover(noteId)) return;
  const told = await api.call('captureNote', { params: { id: noteId } });
  await store.keepCover({
    noteId,
    company: told.company ?? '',
    quarter: told.quarter ?? '',
    state: told.state,
    closedAt: told.closed_at,
    office: told.fields,
    through: 0,
    known: {},
    last: {},
    lastLabel: null,
  });
}
