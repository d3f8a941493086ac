import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PHRASES = join(import.meta.dirname, '../../../packages/phrases/src');
const SENTENCES = [import.meta.dirname, PHRASES]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /(copy\.tsx?|copy\/[a-z-]+\.ts|phrases\/src\/.*[a-z]\.ts)$/.test(file))
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each([
  ['a file is a file', /berkas/i],
  ['a saringan is no filter', /\b(Hapus|Ubah|Tutup) filter/],
  ['a password is a kata sandi', /(?<!kata |frasa )\bsandi(nya)?\b/i],
  ['what a contact said is its kata-kata, since katanya is hearsay', /(?<!kata-)katanya/i],
  ['a change is told apart from nought, it does not lie outside its own range', /di luar rentang/],
  ['what is expected is diprakirakan', /diperkirakan/],
  ['what sectors contribute is called as the list that says it', /Sumbangan sektor/],
])('%s on every screen', (_promise, otherwise) => {
  expect(SENTENCES.length).toBeGreaterThan(70);
  const said = SENTENCES.filter(({ text }) => otherwise.test(text)).map(({ file }) => file);
  expect(said).toEqual([]);
});
