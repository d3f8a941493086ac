import type { Quarters } from '@lqc/analysis';
import { SECTORS } from '@lqc/contracts';
import type { CompanyRegister, NoteDetails } from '@lqc/survey';

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

/** With fewer companies of the same traits than this, one could be recognised. */
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

/** A district's name without its kind ("Kabupaten", "Kota"). */
export const districtName = (written: string): string =>
  written.replace(/^(?:kabupaten|kab\.?|kota)\s+/i, '').trim();

/** The group of sectors that replaces a sector's name in a release copy. */
export const sectorGroup = (sector: string): string => GROUP_OF.get(sector) ?? 'Sektor lainnya';

/** The companies of the register and of the diary notes, counted by traits. */
export class CompaniesLike {
  readonly #traits = new Map<string, CompanyTraits>();
  /** The companies that were met, by the quarter's label. */
  readonly #met = new Map<string, ReadonlySet<string>>();
  readonly #fewest = new Map<string, number>();

  constructor(quarters: Quarters, register: CompanyRegister | null) {
    for (const { key, sector, district } of register?.companies ?? [])
      this.#traits.set(key, { sector, district: district?.trim() || null, size: null });
    for (const quarter of [quarters.last_year, quarters.before, quarters.now]) {
      if (!quarter) continue;
      const { contacts } = quarter.survey;
      this.#met.set(quarter.period, new Set(contacts.map((one) => one.companyKey)));
      for (const { companyKey, details } of contacts) {
        const known = this.#traits.get(companyKey);
        this.#traits.set(companyKey, {
          sector: known?.sector ?? null,
          district: known?.district ?? null,
          size: sizeOf(details) ?? known?.size ?? null,
        });
      }
    }
  }

  /** The traits of a company; all null for an unknown one. */
  of(companyKey: string): CompanyTraits {
    return this.#traits.get(companyKey) ?? { sector: null, district: null, size: null };
  }

  /**
   * Number of companies that are known to have these traits: one whose size nobody noted is none of a size.
   * A trait that is null is not asked for; but of a company whose sector nobody knows, nobody knows whom it is like.
   */
  count({ sector, district, size }: CompanyTraits): number {
    if (sector === null) return 1;
    return this.#counted(
      (one) =>
        one.sector === sector &&
        (district === null || one.district === district) &&
        (size === null || one.size === size),
    );
  }

  /** Number of companies of the same sector, whatever their size and district. */
  countInSector({ sector }: CompanyTraits): number {
    return this.count({ sector, district: null, size: null });
  }

  /** Number of companies in the same group of sectors. */
  countInGroup({ sector }: CompanyTraits): number {
    if (sector === null) return 1;
    const group = sectorGroup(sector);
    return this.#counted((one) => one.sector !== null && sectorGroup(one.sector) === group);
  }

  /** How many matching companies were visited in a quarter. */
  met(period: string, isLike: (traits: CompanyTraits) => boolean): number {
    return [...(this.#met.get(period) ?? [])].filter((key) => isLike(this.of(key))).length;
  }

  /**
   * The smallest number of companies that a text naming these sectors or districts can be about: the fewest
   * visited in any quarter of the report; infinite where none was visited.
   */
  fewestMet(sectors: readonly string[], districts: readonly string[]): number {
    const key = JSON.stringify([sectors, districts]);
    const fewest = this.#fewest.get(key) ?? this.#countFewest(sectors, districts);
    this.#fewest.set(key, fewest);
    return fewest;
  }

  #countFewest(sectors: readonly string[], districts: readonly string[]): number {
    const names = districts.map((one) => districtName(one).toLowerCase());
    const kinds = (sectors.length > 0 ? sectors : [null]).flatMap((sector) =>
      [null, ...names].map(
        (name) => (one: CompanyTraits) =>
          (sector === null || one.sector === sector) &&
          (name === null || districtName(one.district ?? '').toLowerCase() === name),
      ),
    );
    const counts = kinds.flatMap((isLike) =>
      [...this.#met.keys()].map((period) => this.met(period, isLike)),
    );
    return Math.min(...counts.filter((count) => count > 0));
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

/** By the number of employees; where it is not clearly one, as "lebih dari 400", by the first that is written. */
function sizeOf(details: NoteDetails | null | undefined): SizeClass | null {
  const written = /\d[\d.,]*/.exec(details?.employeesWritten ?? '')?.[0];
  const first = written && Number.parseInt(written.replace(/[.,](?=\d{3}(?!\d))/g, ''), 10);
  const employees = details?.employees ?? first;
  return typeof employees === 'number' ? SIZES.find(([from]) => employees >= from)![1] : null;
}
