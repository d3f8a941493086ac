import type { BodyOf, ReportOutline } from '@lqc/contracts';

/**
 * What a call changes of a report, for the audit log: that others sign it, that its sections stand in another order,
 * those that it is with or without from now on, and its new title. Shortest first, since the log cuts what is long.
 */
export function reportChanges(
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
