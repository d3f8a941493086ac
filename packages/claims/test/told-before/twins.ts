import { type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { NoSuchFact, type Side, SIDES } from '../sheet-words.js';

/** A text whose last sentence is right, and the same with that sentence made wrong. */
export interface Twins {
  readonly right: string;
  readonly wrong: readonly string[];
}

export type Make = () => Twins | null;

/** The twins that can be made; where the sheet lacks a figure there are none. */
export const twinsOf = (makers: Iterable<Make>): Twins[] =>
  [...makers].flatMap((make) => {
    try {
      return make() ?? [];
    } catch (error) {
      if (error instanceof NoSuchFact) return [];
      throw error;
    }
  });

export const sides = Object.keys(SIDES) as Side[];

export const small = (key: IndicatorKey) =>
  indicatorOf(key).label.replace(/ \(.*/, '').toLowerCase();

export const verb = (direction: number) => (direction > 0 ? 'naik' : 'turun');

export const noun = (direction: number) => (direction > 0 ? 'Kenaikan' : 'Penurunan');
