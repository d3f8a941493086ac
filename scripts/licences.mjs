import { billOfMaterials } from './sbom.mjs';

// `npm run licences`: every licence that the product ships under, and who comes with it. Fails on one
// that nobody has looked at.

/** Licences that ask for no more than their text to be kept. */
const TAKEN = new Set([
  'MIT',
  'MIT/X11',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'OFL-1.1',
  '(MIT AND Zlib)',
  // Taken as MIT.
  '(MIT OR GPL-3.0-or-later)',
  // Taken as Apache-2.0.
  '(MPL-2.0 OR Apache-2.0)',
]);

/** Packages whose package.json says nothing; what their own files say instead. */
const SAID_ELSEWHERE = new Map([
  ['busboy', 'MIT: its LICENSE'],
  ['streamsearch', 'MIT: its LICENSE'],
  ['jstat', 'MIT: its LICENSE'],
  ['sylvester', 'MIT: its README'],
  ['buffers', 'not stated; comes with the reader of archives in exceljs, which we never call'],
]);

const OURS = /^@lqc\//;

/** @param {import('./sbom.mjs').Component} component */
const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);

/** @param {import('./sbom.mjs').Component} component */
function licenceOf(component) {
  const [first] = component.licenses ?? [];
  const said = first?.expression ?? first?.license?.id ?? first?.license?.name;
  return said ?? SAID_ELSEWHERE.get(component.name) ?? 'unknown';
}

/** @type {Map<string, string[]>} */
const byLicence = new Map();
for (const component of billOfMaterials().components) {
  if (OURS.test(nameOf(component))) continue;
  const licence = licenceOf(component);
  const entry = `${nameOf(component)}@${component.version}`;
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), entry]);
}

const looked = new Set([...TAKEN, ...SAID_ELSEWHERE.values()]);
const unseen = [...byLicence.keys()].filter((licence) => !looked.has(licence));
for (const [licence, packages] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${licence} (${packages.length})`);
  console.log(`  ${packages.sort().join(', ')}`);
}
for (const licence of unseen)
  console.error(`nobody has looked at: ${licence}: ${byLicence.get(licence)?.join(', ')}`);
process.exit(unseen.length === 0 ? 0 : 1);
