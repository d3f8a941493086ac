/** Types of the part of jstat that is used here, since jstat ships none. */
declare module 'jstat' {
  interface Distributions {
    readonly studentt: { inv(probability: number, degrees: number): number };
    readonly normal: { cdf(value: number, mean: number, deviation: number): number };
  }
  const jstat: { readonly jStat: Distributions };
  export default jstat;
}
