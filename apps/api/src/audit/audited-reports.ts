import type { BodyOf, ReportOutline } from '@lqc/contracts';
import { type AuditObject, joined } from '../http/audit-object.js';
import { type Asked, fieldsOf, ofNothing, textOf } from './asked.js';

/** The fields of an act on a report that are logged; not the sentence, nor why, which may hold a contact's words. */
const WORDS_TOLD = ['writer', 'format', 'copy', 'verdict'];

/** A report by its title. */
export async function report(asked: Asked): Promise<AuditObject> {
  const { id, head } = await headOf(asked);
  const told = WORDS_TOLD.map((name) => textOf(fieldsOf(asked.body)[name]));
  return { type: 'report', id, label: joined([head?.title, ...told]) };
}

/** A report that goes, with the state that it was in. */
export async function reportGone(asked: Asked): Promise<AuditObject> {
  const { id, head } = await headOf(asked);
  return { type: 'report', id, label: joined([head?.title, head?.state]) };
}

/** A report, and the state that it has beside the one that it is given. */
export async function reportState(asked: Asked<BodyOf<'setReportState'>>): Promise<AuditObject> {
  const { id, head } = await headOf(asked);
  const { state, reason } = asked.body;
  const told = [head?.title, head && `${head.state}→${state}`, reason && 'reason'];
  return { type: 'report', id, label: joined(told) };
}

/** What is changed of a report, before the title that it has, since the log cuts what is long. */
export async function changedReport(asked: Asked<BodyOf<'changeReport'>>): Promise<AuditObject> {
  const id = textOf(asked.request.params.id);
  const found = id && (await asked.database.reports.outline(id).catch(ofNothing));
  const told = found ? [...reportChanges(found, asked.body), found.title] : [];
  return { type: 'report', id, label: joined(told) };
}

/**
 * A section by its report's title, its own and the one that it is given, behind where in it a sentence stands that
 * the act is about, since the log cuts what is long; nothing of its text.
 */
export async function section(asked: Asked): Promise<AuditObject> {
  const { id, head } = await headOf(asked);
  const wanted = textOf(asked.request.params.section);
  const one = id && wanted && (await asked.database.reports.section(id, wanted).catch(ofNothing));
  const { title, sentence } = fieldsOf(asked.body);
  const at = one
    ? one.statements.findIndex(({ start, end }) => one.text.slice(start, end) === sentence)
    : -1;
  const titles = [head?.title, one && one.title, textOf(title)];
  return { type: 'report', id, label: joined([at >= 0 && `sentence=${at + 1}`, ...titles]) };
}

async function headOf({ request, database }: Asked) {
  const id = textOf(request.params.id);
  const found = id === null ? null : await database.reports.head(id).catch(ofNothing);
  return { id, head: found?.head ?? null };
}

/**
 * What a call changes of a report, for the audit log: that others sign it, that its sections stand in another order,
 * those that it is with or without from now on, and its new title. Shortest first, since the log cuts what is long.
 */
function reportChanges(
  was: ReportOutline,
  { title = was.title, people = was.people, outline = was.sections }: BodyOf<'changeReport'>,
): string[] {
  const known = new Map(was.sections.map((section) => [section.id, section]));
  const turned = outline.flatMap(({ id, included }) => {
    const section = known.get(id);
    if (!section || section.included === included) return [];
    return [`${included ? 'with' : 'without'}=${section.title}`];
  });
  return [
    ...(people === was.people ? [] : ['people']),
    ...(outline.every(({ id }, at) => id === was.sections[at]?.id) ? [] : ['order']),
    ...turned,
    ...(title === was.title ? [] : [`title=${title}`]),
  ];
}
