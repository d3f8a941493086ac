import { screen } from '@testing-library/react';
import { answering, renderInProduct } from '../../testing/in-product';
import { PreviewDialog } from './preview-dialog';

const PREVIEW = {
  summary: { contacts: 0, narratives: 0, facts: 0, estimated_tokens: 0, shortened: 0 },
  data_structure: [],
  raw_data_preview: [],
  processed_data: [],
  data_sources: [],
  chapter: 'bab_4',
  analysis_type: 'profil_kontak',
  indicator_type: null,
};

test('a preview shows what must be known of the names that were typed', async () => {
  answering({ dataPreview: () => ({ ...PREVIEW, notes: ['Nama lain dipakai.'] }) });
  const target = { chapter: 'bab_4', analysis_type: 'profil_kontak', quarter_now: 'TW 2' } as const;
  renderInProduct(<PreviewDialog sessionId="s" target={target} onClose={() => {}} />);
  expect(await screen.findByText('Nama lain dipakai.')).toBeTruthy();
});
