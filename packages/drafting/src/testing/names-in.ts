import { companyName } from '@lqc/contracts';

/** Who is known where a test runs: nobody of them may be named to a model. */
export type KnownNames = () => readonly string[] | Promise<readonly string[]>;

/** Where a test has no data of anybody. */
export const nobody: KnownNames = () => [];

/**
 * The names that stand in a request, whole or without their legal form. It is a proof, so it shares
 * nothing with the hiding of names but what a company's name is.
 */
export function namesIn(body: string, names: readonly string[]): string[] {
  const text = folded(body);
  const words = new Set(text.split(' '));
  return names.filter((name) => {
    const { core } = companyName(name);
    const whole = folded(name).trim();
    // A single common word, "makmur", names nobody without its form.
    const told = core.includes(' ') ? core : whole;
    return told.includes(' ') && words.has(told.split(' ')[0]!) && text.includes(` ${told} `);
  });
}

/** In small letters, everything between words one space; JSON within JSON has its line ends as letters. */
const folded = (text: string): string =>
  ` ${text
    .replace(/\\+[nrt"]/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
