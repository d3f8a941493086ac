import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const ROOMS = ['apps', 'packages', 'scripts'];
/** A test, journey or script between backticks, such as `attacks/reports.test`, and of which rooms it is said to be. */
const NAMED =
  /`((?:[\w-]+\/)*[\w.-]+(?:\.test(?:\.ts)?|-journey|\.mjs))`(?: of `([\w-]+)`(?: and `([\w-]+)`)?)?/g;

/** Every file below a folder but what is installed and built. */
const below = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : below(path);
  });
const files = ROOMS.flatMap(below);

const isThere = (name: string, room = '') =>
  files.some(
    (path) =>
      path.includes(`/${room}`) &&
      (path.endsWith(`/${name}`) ||
        (basename(path).startsWith(`${basename(name)}.`) && path.includes(`/${name}.`))),
  );

test.each([
  'THREATS.md',
  'evidence/ASVS.md',
  'evidence/FOREIGN-WORKBOOKS.md',
  'evidence/HONEST-FIGURES.md',
])('every test that %s names is there, in the rooms that it names', (page) => {
  const named = [...readFileSync(join(ROOT, 'docs', page), 'utf8').matchAll(NAMED)];
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(
    ([, name, ...rooms]) => !rooms.every((room) => isThere(name!, room && `${room}/`)),
  );
  expect(missing.map(([said]) => said)).toEqual([]);
});
