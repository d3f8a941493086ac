import { LLM_DEFAULTS, type LlmConfigResponse, type SaveLlmConfigRequest } from '@lqc/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering, Refusal, renderInProduct, signIn } from '../../testing/in-product';
import { ModelSettings } from './model-settings';

const config = (over: Partial<LlmConfigResponse>): LlmConfigResponse => ({
  ...LLM_DEFAULTS,
  names_may_go: true,
  changed_at: null,
  models: ['grok-3-mini', 'grok-3'],
  configured: true,
  ...over,
});
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

test('who changes the timeout does not let names go again that another admin held back', async () => {
  signIn({ role: 'admin', is_admin: true });
  const later = '2026-01-02T00:00:00.000Z';
  let standing = config({});
  const calls = answering({
    adminStatus: () => ({ active_sessions: 1, session_expire_minutes: 60 }),
    llmConfig: () => standing,
    saveLlmConfig: ({ body }) =>
      (body as SaveLlmConfigRequest).based_on === standing.changed_at
        ? { success: true, message: '', config: standing }
        : new Refusal(409, {
            code: 'SETTING_CHANGED_MEANWHILE',
            message: 'Diubah orang lain sejak Anda buka.',
          }),
  });
  renderInProduct(<ModelSettings />);
  fireEvent.change(await field('Batas waktu (detik)'), { target: { value: '130' } });
  standing = config({ names_may_go: false, xai_timeout: 200, changed_at: later });

  fireEvent.click(screen.getByText('Simpan Perubahan'));
  await screen.findByText('Diubah orang lain sejak Anda buka.');
  await screen.findByText(/berlaku kini 200$/);
  expect((await field('Batas waktu (detik)')).value).toBe('130');
  expect((await field('Mode samaran boleh dimatikan')).checked).toBe(false);

  fireEvent.click(screen.getByText('Simpan Perubahan'));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'saveLlmConfig').map(({ body }) => body)).toEqual([
      { xai_timeout: 130, based_on: null },
      { xai_timeout: 130, based_on: later },
    ]),
  );
});
