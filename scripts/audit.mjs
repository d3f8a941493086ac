import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from './sbom.mjs';
import { ROOT } from './steps.mjs';

// `npm run audit:check`: no known hole of severity high or critical in what is installed, but for the
// exceptions of scripts/audit-exceptions.json, each with its reason and the day it ends. Ends with
// 2 where the registry offers no advisories, so that "not asked" is never taken for "none found".

/**
 * @typedef {{ severity: string, module_name: string, title: string, github_advisory_id: string }} Advisory
 * @typedef {{ advisory: string, reason: string, until: string }} Exception
 */

const SERIOUS = new Set(['high', 'critical']);

/** @returns {Record<string, Advisory>} By number. */
function advisories() {
  try {
    return JSON.parse(pnpm(['audit', '--json'])).advisories ?? {};
  } catch (error) {
    // Findings end with 1 and are printed all the same.
    const { stdout, stderr } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    const printed = String(stdout ?? '');
    try {
      return JSON.parse(printed).advisories ?? {};
    } catch {
      const said = `${printed}${String(stderr ?? '')}`;
      const [reason] = /responded with \d+|ENOTFOUND|ERR_\w+/.exec(said) ?? ['no answer'];
      console.error(`The registry gave no advisories (${reason}): nothing was checked.`);
      return process.exit(2);
    }
  }
}

/** @type {Exception[]} */
const exceptions = JSON.parse(readFileSync(join(ROOT, 'scripts/audit-exceptions.json'), 'utf8'));
const today = new Date().toISOString().slice(0, 10);
/** @param {string} id */
const isExcepted = (id) =>
  exceptions.some((one) => one.advisory === id && one.reason && one.until >= today);

const found = Object.values(advisories());
const serious = found.filter(({ severity }) => SERIOUS.has(severity));
const open = serious.filter(({ github_advisory_id: id }) => !isExcepted(id));
for (const { severity, module_name: name, title, github_advisory_id: id } of open)
  console.error(`${severity}: ${name}: ${title} (${id})`);
console.log(`${found.length} advisories, ${serious.length} high or critical, ${open.length} open`);
process.exit(open.length === 0 ? 0 : 1);
