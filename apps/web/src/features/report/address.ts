export const SIDES = ['basis', 'comments', 'versions'] as const;
export type Side = (typeof SIDES)[number];

/** What the address of a report holds: the section, what stands beside it, an open contact. */
export interface ReportAddress {
  readonly bagian?: string | undefined;
  readonly sisi?: Side | undefined;
}

export const parseReportAddress = (search: Record<string, unknown>): ReportAddress => ({
  bagian: typeof search.bagian === 'string' ? search.bagian : undefined,
  sisi: SIDES.find((side) => side === search.sisi),
});
