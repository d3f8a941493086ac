import type { CompanyFileReport } from '@lqc/contracts';

/** One company of the office's database. */
export interface Company {
  readonly name: string;
  readonly key: string;
  /** BPS' name, or what the office wrote where that is none of the 17; null when blank. */
  readonly sector: string | null;
}

export interface CompanyRegister {
  readonly companies: readonly Company[];
}

export interface RegisterReading {
  readonly register: CompanyRegister;
  readonly report: CompanyFileReport;
}
