import type { ReportSection } from '@lqc/contracts';
import { sectionOf, type Subject } from './section-of';

const sections = [
  { id: 'exec', kind: 'ringkasan_eksekutif', target: null },
  { id: 'broad', kind: 'garis_besar', target: null },
  { id: 'jual', kind: 'indikator', target: 'harga jual' },
  { id: 'domestik', kind: 'indikator', target: 'domestik' },
  { id: 'industri', kind: 'lapangan_usaha', target: 'Industri Pengolahan' },
  { id: 'profil', kind: 'profil', target: null },
] as ReportSection[];

test.each([
  ['bab_1', 'garis_besar', null, 'broad'],
  ['bab_1', 'indikator_spesifik', 'harga jual', 'jual'],
  ['bab_1', 'indikator_spesifik', 'Harga Jual', 'jual'],
  ['bab_2', 'indikator_utama', 'domestik', 'domestik'],
  ['bab_3', 'analisis_sektoral', 'Industri Pengolahan', 'industri'],
  ['bab_4', 'profil_kontak', null, 'profil'],
  ['bab_3', 'analisis_sektoral', 'Real Estat', undefined],
] as const)('%s, %s of %s is told by the section %s', (chapter, type, subject, id) => {
  const target = { chapter, analysis_type: type, indicator_type: subject } as Subject;
  expect(sectionOf(sections, target)?.id).toBe(id);
});
