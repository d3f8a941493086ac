import { screen, waitFor } from '@testing-library/react';
import { answering, renderInProduct, signIn } from '../../testing/in-product';
import { SettingsPage } from './settings-page';
import { settingsTab } from './tabs';

test('the title of the page names its tab', async () => {
  signIn();
  answering({});
  renderInProduct(<SettingsPage />, {
    path: '/admin-settings',
    reads: ({ tab }) => ({ tab: settingsTab(tab) }),
    address: '/admin-settings?tab=profil',
  });
  await screen.findByRole('tab', { name: 'Profil' });
  await waitFor(() => expect(document.title).toBe('Profil - Pengaturan - Liaison Quick Capture'));
});
