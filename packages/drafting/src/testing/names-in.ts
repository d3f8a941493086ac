import { companyName } from '@lqc/contracts';

/** All names that a test knows, none of which may be sent to a model. */
export type KnownNames = () => readonly string[] | Promise<readonly string[]>;

/** For tests without anybody's data. */
export const nobody: KnownNames = () => [];

/**
 * The names that occur in a request, whole or without their legal form. As a proof it shares nothing with
 * the code that hides names except what a company's name is.
 */
export function namesIn(body: string, names: readonly string[]): string[] {
  const text = folded(body);
  const words = new Set(text.split(' '));
  return names.filter((name) => {
    const { core } = companyName(name);
    const whole = folded(name).trim();
    // A single common word, "makmur", is a name only with its legal form.
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
