import { ApiError } from '@lqc/client';
import { download } from './download';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is saved is what came, under its name, and let go a minute later; a refusal saves nothing', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  const letGo = jest.fn();
  URL.revokeObjectURL = letGo;
  const served = async (text: string, fileName: string | null) => ({
    blob: new Blob([text]),
    fileName,
  });
  expect(await download(served('abc', 'b.xlsx'), 'c.xlsx')).toBe('b.xlsx');
  expect(await download(served('abcd', null), 'c.xlsx')).toBe('c.xlsx');
  const refused = Promise.reject(new ApiError(404, 'ARTIFACT_NOT_FOUND', 'Tidak ada.'));
  await expect(download(refused, 'c.xlsx')).rejects.toBeInstanceOf(ApiError);
  expect(saved).toEqual(['b.xlsx', 'c.xlsx']);
  expect(letGo).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(letGo.mock.calls).toEqual([['blob:x'], ['blob:x']]);
});
