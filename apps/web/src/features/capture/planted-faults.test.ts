import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANTED_FAULTS } from '../../../e2e/support/planted-faults';

const ROOT = join(import.meta.dirname, '../../../../..');

// The night plants them, and would tell only then that one has lost its place.
test.each(PLANTED_FAULTS)('the fault that $name has one place', ({ at, file, was }) => {
  const folders = at === 'pages' ? ['apps/web/src'] : ['apps', 'packages'];
  const path = folders.map((folder) => join(ROOT, folder, file)).find((one) => existsSync(one));
  expect(readFileSync(path!, 'utf8').split(was)).toHaveLength(2);
});
