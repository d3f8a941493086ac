import { oneOf, textOf } from '../../lib/address-entries';

export const SIDES = ['basis', 'comments', 'versions'] as const;
export type Side = (typeof SIDES)[number];

/** The state of a report's page that is in its address: section, side panel, open contact. */
export interface ReportAddress {
  readonly bagian?: string;
  readonly sisi?: Side;
}

/** The analysis whose quarters a new report is to have, in the address of the reports' list. */
export const parseReportsAddress = ({
  analisis,
}: Record<string, unknown>): { readonly analisis?: string } => ({ analisis: textOf(analisis) });

export const parseReportAddress = (search: Record<string, unknown>): ReportAddress => ({
  bagian: textOf(search.bagian),
  sisi: oneOf(SIDES, search.sisi),
});
