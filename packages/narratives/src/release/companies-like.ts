import type { Quarters } from '@lqc/analysis';
import { SECTORS } from '@lqc/contracts';
import type { CompanyRegister } from '@lqc/survey';

/** Known traits by which readers could recognise a company. */
export interface CompanyTraits {
  readonly sector: string | null;
  readonly district: string | null;
  /** BPS' class by number of employees; null when no diary note has the number. */
  readonly size: SizeClass | null;
}

type SizeClass = 'micro' | 'small' | 'medium' | 'large';
/** Classes with their smallest number of employees. Source: BPS, classes of industrial firms. */
const SIZES: readonly (readonly [from: number, size: SizeClass])[] = [
  [100, 'large'],
  [20, 'medium'],
  [5, 'small'],
  [0, 'micro'],
];

/** When fewer companies share the same traits, one of them could be recognised. */
export const TELLS_A_FIRM_BELOW = 5;

const GROUPS = [
  ['Sektor primer', ['A', 'B']],
  ['Sektor sekunder', ['C', 'D', 'E', 'F']],
] as const;
const GROUP_OF: ReadonlyMap<string, string> = new Map(
  SECTORS.map(({ name, code }) => [
    name,
    GROUPS.find(([, codes]) => (codes as readonly string[]).includes(code))?.[0] ??
      'Sektor tersier',
  ]),
);

/** The group of sectors that replaces a sector's name in a release copy. */
export const sectorGroup = (sector: string): string => GROUP_OF.get(sector) ?? 'Sektor lainnya';

/** The companies of the register and of the diary notes, counted by traits. */
export class CompaniesLike {
  readonly #traits = new Map<string, CompanyTraits>();

  constructor(quarters: Quarters, register: CompanyRegister | null) {
    for (const { key, sector, district } of register?.companies ?? [])
      this.#traits.set(key, { sector, district: district?.trim() || null, size: null });
    for (const quarter of [quarters.last_year, quarters.before, quarters.now])
      for (const { companyKey, details } of quarter?.survey.contacts ?? []) {
        const known = this.#traits.get(companyKey);
        this.#traits.set(companyKey, {
          sector: known?.sector ?? null,
          district: known?.district ?? null,
          size: sizeOf(details?.employees ?? null) ?? known?.size ?? null,
        });
      }
  }

  /** The traits of a company; all null for an unknown one. */
  of(companyKey: string): CompanyTraits {
    return this.#traits.get(companyKey) ?? { sector: null, district: null, size: null };
  }

  /**
   * Number of companies that are known to have these traits: one whose size nobody noted is none of a size.
   * A trait that is null is not asked for.
   */
  count({ sector, district, size }: CompanyTraits): number {
    return this.#counted(
      (one) =>
        one.sector === sector &&
        (district === null || one.district === district) &&
        (size === null || one.size === size),
    );
  }

  /** Number of companies of the same sector, of whatever size and in any district. */
  countInSector({ sector }: CompanyTraits): number {
    return this.count({ sector, district: null, size: null });
  }

  /** Number of companies in the same group of sectors. */
  countInGroup({ sector }: CompanyTraits): number {
    if (sector === null) return this.count({ sector, district: null, size: null });
    const group = sectorGroup(sector);
    return this.#counted((one) => one.sector !== null && sectorGroup(one.sector) === group);
  }

  get districts(): ReadonlySet<string> {
    return new Set([...this.#traits.values()].flatMap(({ district }) => district ?? []));
  }

  #counted(matches: (one: CompanyTraits) => boolean): number {
    let count = 0;
    for (const one of this.#traits.values()) if (matches(one)) count += 1;
    return count;
  }
}

const sizeOf = (employees: number | null): SizeClass | null =>
  employees === null ? null : SIZES.find(([from]) => employees >= from)![1];
