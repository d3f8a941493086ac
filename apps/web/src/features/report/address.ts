import { oneOf } from '../../lib/address-entries';

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
}: Record<string, unknown>): { readonly analisis?: string } =>
  typeof analisis === 'string' ? { analisis } : {};

export const parseReportAddress = (search: Record<string, unknown>): ReportAddress => ({
  bagian: typeof search.bagian === 'string' ? search.bagian : undefined,
  sisi: oneOf(SIDES, search.sisi),
});
