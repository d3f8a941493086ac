/** The part of jstat (which ships no types) that the statistics use. */
declare module 'jstat' {
  interface Distributions {
    readonly studentt: { inv(probability: number, degrees: number): number };
    readonly normal: { cdf(value: number, mean: number, deviation: number): number };
  }
  const jstat: { readonly jStat: Distributions };
  export default jstat;
}
