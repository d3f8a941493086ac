import type { BodyOf, ReportOutline } from '@lqc/contracts';

/**
 * What a call changes of a report, for the audit log: its new title, that others sign it, the sections that it is
 * with or without from now on, and that they stand in another order.
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
    ...(title === was.title ? [] : [`title=${title}`]),
    ...(people === was.people ? [] : ['people']),
    ...turned,
    ...(outline.every(({ id }, at) => id === was.sections[at]?.id) ? [] : ['order']),
  ];
}
