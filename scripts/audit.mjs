import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from './sbom.mjs';
import { ROOT } from './steps.mjs';

// `npm run audit:check`: fails when an installed dependency has a known vulnerability of severity high or
// critical, except those in scripts/audit-exceptions.json, each with its reason and last day. Exits with 2
// when the registry offers no advisories, so that "not checked" is not mistaken for "none found".

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
    // With findings, pnpm exits with 1 and still prints them.
    const { stdout, stderr } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    const printed = String(stdout ?? '');
    try {
      return JSON.parse(printed).advisories ?? {};
    } catch {
      const output = `${printed}${String(stderr ?? '')}`;
      const [reason] = /responded with \d+|ENOTFOUND|ERR_\w+/.exec(output) ?? ['no answer'];
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
