import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, withTools } from './steps.mjs';

// `npm run sbom:write -- [file]`: writes the list of packages that the product ships with, as CycloneDX (by
// default to test-results/sbom.cdx.json).

const LARGEST = 64 * 1024 * 1024;

/**
 * Runs the pinned pnpm and returns its output.
 *
 * @param {string[]} args
 */
export function pnpm(args) {
  return execFileSync('pnpm', args, {
    cwd: ROOT,
    env: withTools(),
    encoding: 'utf8',
    maxBuffer: LARGEST,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * The software bill of materials of the packages that are installed for production.
 *
 * @typedef {{ expression?: string, license?: { id?: string, name?: string } }} Licence
 * @typedef {{ group?: string, name: string, version: string, licenses?: Licence[] }} Component
 * @returns {{ bomFormat: string, specVersion: string, components: Component[] }}
 */
export function billOfMaterials() {
  const printed = pnpm(['sbom', '--prod', '--sbom-format=cyclonedx', '--sbom-type=application']);
  return JSON.parse(printed.slice(printed.indexOf('{')));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = resolve(ROOT, process.argv[2] ?? 'test-results/sbom.cdx.json');
  const bill = billOfMaterials();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(
    `${bill.bomFormat} ${bill.specVersion}: ${bill.components.length} components: ${file}`,
  );
}
