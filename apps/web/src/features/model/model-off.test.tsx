import { screen } from '@testing-library/react';
import { renderInProduct, signIn } from '../../testing/in-product';
import { ModelOff } from './model-off';

const showTo = (is_admin: boolean) => {
  signIn({ role: is_admin ? 'admin' : 'staff', is_admin });
  renderInProduct(<ModelOff what="Asisten belum dapat menjawab." />);
};

describe('without a language model', () => {
  test('staff read why, and whom to ask', async () => {
    showTo(false);
    await screen.findByText(/belum diatur pada server ini\. Administrator Anda/);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('an admin is led to the settings', async () => {
    showTo(true);
    const link = await screen.findByRole('link', { name: 'Periksa di Konfigurasi LLM' });
    expect(link.getAttribute('href')).toBe('/admin-settings?tab=model');
  });
});
