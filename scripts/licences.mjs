import { billOfMaterials } from './sbom.mjs';

// `npm run licences`: lists the licences of all packages that the product ships with. Fails for a licence
// that has not been reviewed.

/** Licences that ask for no more than their text to be kept. */
const ACCEPTED = new Set([
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
  'MIT AND OFL-1.1',
  // Used under MIT.
  '(MIT OR GPL-3.0-or-later)',
  // Used under Apache-2.0.
  '(MPL-2.0 OR Apache-2.0)',
]);

/** Licences of packages whose package.json names none, with the file that states them. */
const STATED_ELSEWHERE = new Map([
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
  const stated = first?.expression ?? first?.license?.id ?? first?.license?.name;
  return stated ?? STATED_ELSEWHERE.get(component.name) ?? 'unknown';
}

/** @type {Map<string, string[]>} */
const byLicence = new Map();
for (const component of billOfMaterials().components) {
  if (OURS.test(nameOf(component))) continue;
  const licence = licenceOf(component);
  const entry = `${nameOf(component)}@${component.version}`;
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), entry]);
}

const reviewed = new Set([...ACCEPTED, ...STATED_ELSEWHERE.values()]);
const unreviewed = [...byLicence.keys()].filter((licence) => !reviewed.has(licence));
for (const [licence, packages] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${licence} (${packages.length})`);
  console.log(`  ${packages.sort().join(', ')}`);
}
for (const licence of unreviewed)
  console.error(`not reviewed: ${licence}: ${byLicence.get(licence)?.join(', ')}`);
process.exit(unreviewed.length === 0 ? 0 : 1);
