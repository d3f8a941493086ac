/** Types of the part of d3-cloud that we use, since @types/d3-cloud depends on the types of all of d3. */
declare module 'd3-cloud' {
  export interface CloudWord {
    text: string;
    size: number;
    x?: number;
    y?: number;
  }
  export interface Cloud<Word extends CloudWord> {
    canvas(make: () => unknown): this;
    size(size: [number, number]): this;
    words(words: Word[]): this;
    padding(px: number): this;
    rotate(degrees: number): this;
    font(family: string): this;
    fontWeight(weight: number): this;
    fontSize(size: (word: Word) => number): this;
    spiral(name: 'archimedean' | 'rectangular'): this;
    random(next: () => number): this;
    on(type: 'end', listener: (placed: Word[]) => void): this;
    start(): this;
  }
  export default function cloud<Word extends CloudWord>(): Cloud<Word>;
}
