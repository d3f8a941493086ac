/** An indicative range (rentang indikatif) of 90 %, in the unit of what it belongs to. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The range of `half` on both sides of `middle`. */
export function rangeAround(middle: number, half: number): Range {
  return { low: middle - half, high: middle + half };
}

/** Whether `value` lies outside a range; a value on its edge does not. */
export function excludes({ low, high }: Range, value: number): boolean {
  return low > value || high < value;
}
