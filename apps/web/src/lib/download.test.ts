import { jest } from '@jest/globals';
import { download, fileNameOf } from './download';
import { ApiError } from './http';

test('a file keeps the name that the server gives it, in either form', () => {
  expect(fileNameOf('attachment; filename="BAB2_Harga Jual_Triwulan I.xlsx"')).toBe(
    'BAB2_Harga Jual_Triwulan I.xlsx',
  );
  expect(fileNameOf('attachment; filename=a.png')).toBe('a.png');
  expect(fileNameOf('attachment; filename="a \\"b\\".xlsx"')).toBe('a "b".xlsx');
  expect(
    fileNameOf(`attachment; filename="?.xlsx"; filename*=UTF-8''Triwulan%20%E2%85%A0.xlsx`),
  ).toBe('Triwulan Ⅰ.xlsx');
});

test('a header without a name, or with a damaged one, gives none', () => {
  for (const header of [null, 'attachment', "attachment; filename*=UTF-8''%E2%85"])
    expect(fileNameOf(header)).toBeNull();
});

const answered = (text: string, disposition: string | null, status = 200) =>
  ({
    ok: status < 400,
    status,
    headers: { get: () => disposition },
    blob: async () => new Blob([text]),
    json: async () => JSON.parse(text) as unknown,
  }) as unknown as Response;

test('what is saved is what came, under its name; a refusal saves nothing', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  const answers = [
    answered('abc', 'attachment; filename="b.xlsx"'),
    answered('abcd', null),
    answered('{"code":"ARTIFACT_NOT_FOUND","message":"Tidak ada."}', null, 404),
  ];
  globalThis.fetch = (async () => answers.shift()!) as typeof fetch;
  expect(await download('/a', 'c.xlsx')).toEqual({ fileName: 'b.xlsx', sizeBytes: 3 });
  expect(await download('/a', 'c.xlsx')).toEqual({ fileName: 'c.xlsx', sizeBytes: 4 });
  await expect(download('/a', 'c.xlsx')).rejects.toBeInstanceOf(ApiError);
  expect(saved).toEqual(['b.xlsx', 'c.xlsx']);
});
