import type { Report } from '@lqc/contracts';
import { screen } from '@testing-library/react';
import { renderInProduct } from '../../testing/in-product';
import { DraftStrip } from './draft-strip';
import type { Drafting } from './use-drafting';

test('while a report is drafted one count says how far it is', async () => {
  const sections = Array.from({ length: 33 }, (_, id) => ({ id, state: 'kosong', included: true }));
  const drafting = {
    state: { status: 'working', step: 'Menyusun bagian 9 dari 33: Investasi' },
    isDrafting: true,
  } as unknown as Drafting;
  renderInProduct(<DraftStrip report={{ sections } as unknown as Report} drafting={drafting} />);
  const strip = await screen.findByRole('status');
  expect(strip.textContent).toBe('Menyusun bagian 9 dari 33: Investasi');
  expect(document.body.textContent).not.toContain('0 dari 33');
});
