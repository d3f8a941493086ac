import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './steps.mjs';

// `npm run write-templates`: writes the templates that the page Bantuan offers. Run it after the diary note
// has changed.

const { templateCompanyDatabase, templateDiaryNote } = await import('#packages/sample-data');
const folder = join(ROOT, 'apps/web/public');
await writeFile(join(folder, 'templat-diary-note.xlsx'), await templateDiaryNote());
await writeFile(join(folder, 'templat-database-perusahaan.xlsx'), await templateCompanyDatabase());
