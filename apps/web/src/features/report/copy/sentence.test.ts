import { copy } from '../copy';

test.each([
  ['target belum tercapai', 'Salah satu kontak menyampaikan “target belum tercapai”.'],
  ['Target belum tercapai.', 'Salah satu kontak menyampaikan “Target belum tercapai.”'],
  ['Mengapa turun?', 'Salah satu kontak menyampaikan “Mengapa turun?”'],
])('the quotation “%s” is inserted with one end of its sentence', (quote, inserted) => {
  expect(copy.basis.quoted(quote)).toBe(inserted);
});
