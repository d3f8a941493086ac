/** Decided on the written digits, so that 2,675 becomes 2,68; half goes away from zero. */
export function roundHalfUp(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(Number(value.toFixed(8)))}e${decimals}`);
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${decimals}`);
}
