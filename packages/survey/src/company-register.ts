import type { CompanyFileReport } from '@lqc/contracts';

/** One company of the office's database. */
export interface Company {
  readonly name: string;
  readonly key: string;
  /** BPS' name of the sector, or the office's text where it is none of the 17; null when blank. */
  readonly sector: string | null;
  /** Kabupaten/Kota as the office writes it; absent where only figures are needed. */
  readonly district?: string | null | undefined;
  /** As the office writes it, such as `Aktif`. */
  readonly status?: string | null | undefined;
}

export interface CompanyRegister {
  readonly companies: readonly Company[];
  /** Confirmed matches: from the key of a contact's name to the key of a company of the register. */
  readonly confirmed?: ReadonlyMap<string, string>;
  /** Sectors that people gave by hand: by the key of a contact's name that matches no company. */
  readonly givenSectors?: ReadonlyMap<string, string>;
}

export interface RegisterReading {
  readonly register: CompanyRegister;
  readonly report: CompanyFileReport;
}
