/**
 * Does a step of a process' start. When it fails, the process ends with code 1 and one line of what is wrong,
 * without a stack, since whoever starts it is to mend a setting or a server.
 *
 * @param name of the process, which the line begins with
 */
export async function orStop<T>(name: string, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    process.stderr.write(`${name}: ${(error as Error).message}\n`);
    return process.exit(1);
  }
}
