import { screen } from '@testing-library/react';
import { renderInProduct } from '../../testing/in-product';
import type { NoteStore } from './device/note-store';
import { PlannedVisits } from './planned-visits';

const company = (name: string) => ({
  company_key: name,
  name,
  sector: 'Konstruksi',
  district: null,
  last_quarter: null,
});

test('a visit stands with the day, the person and the note that the plan has of it', async () => {
  const visit = { date: '2025-11-12', person: 'rani', note: 'bawa surat tugas' };
  renderInProduct(
    <PlannedVisits
      store={{ covers: async () => [] } as unknown as NoteStore}
      quarter="2025-4"
      plan={{
        visits: [{ ...company('PT Bata Merah'), visit } as never],
        proposals: [company('CV Genteng Jaya')],
      }}
      taken={[]}
    />,
  );
  await screen.findByText('12 November 2025 · rani · bawa surat tugas');
  screen.getByText('CV Genteng Jaya');
});
