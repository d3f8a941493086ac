import { aContact } from '../../testing/a-contact';
import { EVERYONE, shownContacts, sortedBy } from './shown-contacts';

const contacts = [
  aContact('PT Kenanga', { score: 4, change: 1, sector: 'Konstruksi' }),
  aContact('PT Melati', { score: 3, narrative: 'Harga resin naik.' }),
  aContact('CV Anggrek', { score: 3, change: -1 }),
];
const names = (asked: Partial<typeof EVERYONE>) =>
  shownContacts(contacts, { ...EVERYONE, ...asked }).map(({ contact }) => contact);

test('a bar of the distribution leaves those who gave its score', () => {
  expect(names({ score: 3 })).toEqual(['PT Melati', 'CV Anggrek']);
});

test.each([
  ['RESIN', ['PT Melati']],
  ['konstruksi', ['PT Kenanga']],
  ['anggrek ', ['CV Anggrek']],
  ['', ['PT Kenanga', 'PT Melati', 'CV Anggrek']],
])('"%s" is looked for in names, sectors and words', (text, found) => {
  expect(names({ text })).toEqual(found);
});

test('the largest rise comes first, then the largest fall; who has no change is always last', () => {
  const rises = sortedBy(EVERYONE, 'change');
  expect(names(rises)).toEqual(['PT Kenanga', 'CV Anggrek', 'PT Melati']);
  expect(names(sortedBy(rises, 'change'))).toEqual(['CV Anggrek', 'PT Kenanga', 'PT Melati']);
  expect(names(sortedBy(EVERYONE, 'contact'))).toEqual(['CV Anggrek', 'PT Kenanga', 'PT Melati']);
});
