import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { PlantedFault } from './planted-faults';

const WEB = join(import.meta.dirname, '../..');

/** Folders of two versions of the pages, which differ in their number alone, with a fault in both or in none. */
export async function buildVersions(fault?: PlantedFault): Promise<readonly string[]> {
  const folders: string[] = [];
  for (const version of [1, 2]) {
    const outDir = mkdtempSync(join(tmpdir(), 'liaison-pages-'));
    await buildVersion(version, outDir, fault?.at === 'pages' ? fault : undefined);
    folders.push(outDir);
  }
  return folders;
}

async function buildVersion(version: number, outDir: string, fault?: PlantedFault): Promise<void> {
  let places = 0;
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'version-and-fault',
        enforce: 'pre',
        transform(code, id) {
          if (id.endsWith('/src/main.tsx'))
            return `${code}\nObject.assign(globalThis, { programVersion: ${version} });`;
          if (!fault || !id.endsWith(fault.file) || !code.includes(fault.was)) return null;
          places += 1;
          return code.replace(fault.was, () => fault.is);
        },
      },
    ],
  });
  if (fault && places !== 1) throw new Error(`"${fault.name}" has no place in ${fault.file}`);
}
