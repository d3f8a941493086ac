import { uploadByXhr } from './upload';

test('an upload that was given up before its turn came ends at once', async () => {
  const given = uploadByXhr('/uploads', { signal: AbortSignal.abort() }, () => {});
  await expect(given).rejects.toHaveProperty('name', 'AbortError');
});
