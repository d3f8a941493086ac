import type { ReleaseLeaving } from '@lqc/contracts';
import { render } from '@testing-library/react';
import { Leaving } from './release-leaving';

const NOTHING: ReleaseLeaving = {
  cells: 90,
  held: [],
  held_count: 0,
  compared_with: [],
  unremembered_until: null,
};

test('the check before a release tells what leaves, with what it was compared, and what that holds back', () => {
  render(
    <Leaving
      leaving={{
        ...NOTHING,
        held: [
          {
            quarter: 'Triwulan III 2025',
            indicator: 'Margin Usaha',
            sector: null,
            what: 'average',
            is_difference: true,
            is_rough: true,
          },
        ],
        held_count: 1,
        compared_with: [{ name: 'docx', by: 'sari', at: '2025-09-12T01:00:00Z', contacts: 59 }],
        unremembered_until: '2025-08-01T01:00:00Z',
      }}
    />,
  );
  const said = document.body.textContent;
  for (const part of [
    'Dari 90 angka yang kelompoknya cukup besar, 89 keluar',
    'Laporan (DOCX), ',
    ', sari · 59 kontak',
    'belum dicatat isinya',
    'Selisih dengan salinan terdahulu1',
    'Margin Usaha · Triwulan III 2025: rata-rata (keluar dengan satu desimal)',
  ])
    expect(said).toContain(part);
});

test('before the first copy it says that there is none', () => {
  render(<Leaving leaving={NOTHING} />);
  expect(document.body.textContent).toContain('Belum ada salinan rilis');
});
