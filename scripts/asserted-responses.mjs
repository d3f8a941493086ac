import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from './steps.mjs';

// What a call gives is typed by its entry in the table of routes, and what a job gives by the table of
// jobs. A type that is asserted beside them stays as it is when they change.

const SCHEMAS = join('packages', 'contracts', 'src', 'api');
/** Where the types of the tables are made. */
const MAKERS = [join('packages', 'contracts'), join('packages', 'client', 'src')];

const RESPONSES = readdirSync(join(ROOT, SCHEMAS))
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => [
    ...readFileSync(join(ROOT, SCHEMAS, name), 'utf8').matchAll(/export const (?<schema>\w+) = z/g),
  ])
  .map(({ groups }) => groups?.schema ?? '')
  .filter((schema) => /(?:Response|Accepted|Body|Event)$/.test(schema));
if (RESPONSES.length === 0) throw new Error(`${SCHEMAS} is not written as this check reads it`);

const ASSERTED = new RegExp(
  `\\bas (?:unknown as )?(?:${RESPONSES.join('|')})\\b|\\.json\\(\\)\\)? as (?!unknown\\b)|\\bjson<`,
);

/**
 * The lines of these files that assert the type of a response, as sentences.
 *
 * @param {Iterable<string>} files
 */
export function assertedResponses(files) {
  /** @type {string[]} */
  const found = [];
  for (const file of files) {
    const shown = relative(ROOT, file);
    if (MAKERS.some((folder) => shown.startsWith(folder + sep))) continue;
    for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries())
      if (ASSERTED.test(line))
        found.push(`${shown}:${at + 1}: a response's type is asserted: call by name, or parse it`);
  }
  return found;
}
