import { CodedError, type SearchRequest } from '@lqc/contracts';
import type { FoundHit, Page, Place, PlacedHit } from './slice-statement.js';
import type { SearchedQuarter, Slice } from './slices.js';

interface Asked extends Pick<SearchRequest, 'page' | 'after' | 'sort' | 'part'> {
  readonly pageSize: number;
}

/** The hits of a page, gathered slice by slice: after a place, or as many pages on as its number says. */
export class PageUnderWay {
  readonly #hits: PlacedHit[] = [];
  readonly #after: Place | null;
  /** Index of the quarter in which the page continues. */
  readonly #begins: number;
  /** The first quarter from there that is not read, whose hits would stand before later ones. */
  readonly #ends: number;
  #skip: number;
  #isWanted: boolean;

  /** @throws CodedError `CONFLICT` when the quarter of `after` is no longer stored */
  constructor(
    private readonly quarters: readonly SearchedQuarter[],
    private readonly asked: Asked,
  ) {
    this.#after = asked.after ? placeOf(asked.after) : null;
    this.#begins = quarters.findIndex(({ id }) => !this.#after || id === this.#after.quarterId);
    if (this.#after && this.#begins < 0) throw new CodedError('CONFLICT');
    const unread = quarters.findIndex(({ isRead }, at) => !isRead && at >= this.#begins);
    this.#ends = unread < 0 ? quarters.length : unread;
    this.#skip = this.#after ? 0 : (asked.page - 1) * asked.pageSize;
    this.#isWanted = asked.part === 'all';
  }

  /** Whether later slices may still have hits of it. */
  get isWanted(): boolean {
    return this.#isWanted;
  }

  /**
   * What it wants of a slice; null where it wants nothing.
   *
   * @param hitsIn the hits of the slice, where they are counted
   */
  wantedOf({ quarters }: Slice, hitsIn: number | null): Page | null {
    const at = this.quarters.indexOf(quarters.at(-1)!);
    if (!this.#isWanted || at < this.#begins || at > this.#ends) return null;
    if (hitsIn !== null && hitsIn <= this.#skip) {
      this.#skip -= hitsIn;
      return null;
    }
    return {
      sort: this.asked.sort,
      // One more tells whether there is a next page.
      limit: this.asked.pageSize + 1 - this.#hits.length,
      skip: this.#skip,
      after: quarters.some(({ id }) => id === this.#after?.quarterId) ? this.#after : null,
    };
  }

  /** Takes what it wanted of a slice with so many hits. */
  take(hits: readonly PlacedHit[], hitsIn: number): void {
    this.#hits.push(...hits);
    this.#skip = Math.max(0, this.#skip - hitsIn);
    this.#isWanted = this.#hits.length <= this.asked.pageSize;
  }

  /**
   * Gives up what a slice that ran out of time had of it, unless its quarters are read one by one instead.
   * Later hits would stand in the place of those, and the ones before were in another order.
   */
  lose({ quarters }: Slice): void {
    this.#isWanted &&= quarters.length > 1 && this.#hits.length === 0 && !this.#after;
  }

  /**
   * The hits, and the place of the next page, which is the place asked for while nothing was read behind it;
   * `isCut` when not all slices were searched for them in time.
   */
  gathered(isCut: boolean): { hits: FoundHit[]; next: string | null } {
    const shown = this.#hits.slice(0, this.asked.pageSize);
    const last = shown.at(-1);
    const isMore = this.#hits.length > shown.length || isCut || this.#ends < this.quarters.length;
    const next = last ? writtenPlace(last) : (this.asked.after ?? null);
    return { hits: shown.map(bare), next: isMore ? next : null };
  }
}

/** A hit without its place. */
function bare(placed: PlacedHit): FoundHit {
  const { position: _, exact: __, rank: ___, ...hit } = placed;
  return hit;
}

const writtenPlace = ({ quarter_id, position, indicator, exact, rank }: PlacedHit): string =>
  [quarter_id, position, indicator, exact, rank].join('~');

function placeOf(written: string): Place {
  const [quarterId, position, indicator, exact, rank] = written.split('~');
  return {
    quarterId: quarterId!,
    position: Number(position),
    indicator: indicator!,
    exact: Number(exact),
    rank: Number(rank),
  };
}
