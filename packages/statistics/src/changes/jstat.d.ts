/** Types of the part of jstat that is used here, since jstat ships none. */
declare module 'jstat' {
  interface Distributions {
    readonly studentt: {
      inv(probability: number, degrees: number): number;
      cdf(value: number, degrees: number): number;
    };
  }
  const jstat: { readonly jStat: Distributions };
  export default jstat;
}
