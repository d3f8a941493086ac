import type { Client } from '@lqc/client';
import type { Report, ReportSection } from '@lqc/contracts';

/** Leaves out all other sections of a report: their charts take most of the time of an export. */
export async function printOnly(
  api: Client,
  { id, sections }: Pick<Report, 'id' | 'sections'>,
  isPrinted: (section: ReportSection) => boolean,
): Promise<void> {
  const outline = sections.map((one) => ({ id: one.id, included: isPrinted(one) }));
  await api.call('changeReport', { params: { id }, body: { outline } });
}
