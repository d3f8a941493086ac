import type { IndicatorContact } from '@lqc/contracts';

/** A contact as an indicator's detail lists it, which answered nothing but what is given. */
export const aContact = (name: string, part: Partial<IndicatorContact>): IndicatorContact => ({
  contact_id: name,
  contact: name,
  company_key: name.toLowerCase(),
  sheet: name,
  sector: null,
  score: null,
  score_cell: null,
  score_before: null,
  change: null,
  narrative: null,
  narrative_cell: null,
  ...part,
});
