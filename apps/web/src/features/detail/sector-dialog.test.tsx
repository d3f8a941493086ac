import { screen } from '@testing-library/react';
import { answering, renderInProduct } from '../../testing/in-product';
import { SectorDialog } from './sector-dialog';

test("a sector names each company once, with its sheets, and leads on to the company's page", async () => {
  answering({
    sectorCompanies: () => ({
      sector: 'Konstruksi',
      companies: [
        { contact_id: 'a', contact: 'PT Kenanga', company_key: 'kenanga', sheet: 'Kenanga' },
        { contact_id: 'b', contact: 'PT Melati', company_key: 'melati', sheet: 'Melati' },
        { contact_id: 'c', contact: 'PT Kenanga', company_key: 'kenanga', sheet: 'Kenanga (2)' },
      ],
    }),
  });
  renderInProduct(<SectorDialog sessionId="s-1" sector="Konstruksi" onClose={() => {}} />);
  const link = await screen.findByRole('link', { name: 'PT Kenanga' });
  expect(link.getAttribute('href')).toBe('/kontak/kenanga');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  screen.getByText('lembar Kenanga; lembar Kenanga (2)');
  screen.getByText('2 perusahaan · 3 lembar kontak');
});
