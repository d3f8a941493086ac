import fc from 'fast-check';
import { Pseudonyms } from '../src/pseudonyms/pseudonyms.js';

const contacts = [
  { contactId: 'a', contact: 'PT Maju Jaya Tbk' },
  { contactId: 'b', contact: 'Maju Jaya Abadi, CV' },
  { contactId: 'c', contact: 'UD Sari' },
];
const pseudonyms = new Pseudonyms(contacts, true);

test.each([
  ['PT Maju Jaya', 'Kontak K1'],
  ['P.T. MAJU JAYA Tbk', 'Kontak K1'],
  ['Maju Jaya', 'Kontak K1'],
  ['CV. Maju Jaya Abadi', 'Kontak K2'],
  ['Maju Jaya Abadi', 'Kontak K2'],
  ['UD Sari', 'Kontak K3'],
])('%s is hidden', (name, standIn) => {
  expect(pseudonyms.hide(`Menurut ${name} pasar lesu.`)).toBe(`Menurut ${standIn} pasar lesu.`);
});

test.each(['PT S.A.M. Jaya', "D'Puri Rasa, CV", 'PT Aneka (Persero)', 'Café Laut'])(
  'a name with points, apostrophes or accents is hidden as it is written: %s',
  (name) => {
    const one = new Pseudonyms([{ contactId: 'a', contact: name }], true);
    expect(one.hide(`Menurut ${name} pasar lesu.`)).toMatch(/^Menurut Kontak K1\b/);
  },
);

test('of thousands of names those in a text are found at once', () => {
  const many = Array.from({ length: 15_000 }, (_, at) => ({
    contactId: String(at),
    contact: `PT Usaha${at} Makmur Jaya`,
  }));
  const all = new Pseudonyms(many, true);
  const began = performance.now();
  for (let text = 0; text < 60; text += 1)
    expect(all.hide('Menurut PT Usaha7 Makmur Jaya pasar lesu.')).toContain('Kontak K8 pasar');
  expect(performance.now() - began).toBeLessThan(1000);
});

test('an everyday word that is also a short name stays', () => {
  expect(pseudonyms.hide('Kami membeli sari buah.')).toBe('Kami membeli sari buah.');
});

test('telephone numbers and addresses of persons never leave', () => {
  expect(pseudonyms.hide('Hubungi budi@contoh.co.id atau 0812-3456-7890.')).toBe(
    'Hubungi [surel] atau [telepon].',
  );
});

test('names come back however a model writes the stand-in', () => {
  expect(pseudonyms.reveal('**KONTAK K1** dan kontak k-3')).toBe(
    '**PT Maju Jaya Tbk** dan UD Sari',
  );
  expect(pseudonyms.reveal('Kontak K99')).toBe('Kontak K99');
});

test('hidden and put back, every text of names and words is the text with full names', () => {
  const piece = fc.oneof(
    fc.constantFrom(...contacts.map(({ contact }) => contact)),
    fc.constantFrom('pasar', 'lesu', 'naik 5%', 'triwulan', 'ekspor'),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const text = pieces.join(' ; ');
      const hidden = pseudonyms.hide(text);
      for (const { contact } of contacts) expect(hidden).not.toContain(contact);
      expect(pseudonyms.reveal(hidden)).toBe(text);
    }),
  );
});
