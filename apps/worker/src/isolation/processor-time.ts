/**
 * The processor time in milliseconds that this process has taken so far, all its threads together. It
 * does not grow while other programs keep the machine busy.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
