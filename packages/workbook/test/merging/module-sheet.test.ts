import { openWorkbook } from '../../src/index.js';
import { buildPackage, worksheet } from '../build-package.js';
import { merge } from './merge.js';
import { MAIN, OFFICE, PLAIN } from './packages.js';

test('a module that is listed among the sheets without a part is no damage: it reads as an empty sheet, and the merger names it', async () => {
  const bytes = buildPackage({
    ...PLAIN,
    sheets: [{ name: 'Data', xml: worksheet('<row r="1"><c r="A1"><v>1</v></c></row>') }],
    extra: {
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Data" sheetId="1" r:id="s0"/><sheet name="Modul1" sheetId="2" r:id=""/></sheets></workbook>`,
    },
  });
  const names: string[] = [];
  for await (const { name } of (await openWorkbook(bytes)).sheets()) names.push(name);
  expect(names).toEqual(['Data', 'Modul1']);
  const { certificate } = await merge([bytes]);
  expect(certificate.errors).toEqual([]);
  expect(certificate.sheets.map(({ sheet }) => sheet)).toEqual(['Data']);
  expect(certificate.losses).toMatchObject([{ kind: 'other-sheet', sheet: 'Modul1' }]);
});
