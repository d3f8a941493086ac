import { LLM_DEFAULTS, type LlmConfigResponse, type SaveLlmConfigRequest } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answering, Refusal, renderInProduct, signIn } from '../../testing/in-product';
import { modelConfig } from './api';
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

const CHANGED = 'Diubah orang lain sejak Anda buka.';
let standing: LlmConfigResponse;

/** Answers as the gateway does: what was typed upon other settings than stand is refused. */
const show = () => {
  signIn({ role: 'admin', is_admin: true });
  const calls = answering({
    adminStatus: () => ({ active_sessions: 1, session_expire_minutes: 60 }),
    llmConfig: () => standing,
    saveLlmConfig: ({ body }) =>
      (body as SaveLlmConfigRequest).based_on === standing.changed_at
        ? { success: true, message: '', config: standing }
        : new Refusal(409, { code: 'SETTING_CHANGED_MEANWHILE', message: CHANGED }),
  });
  renderInProduct(
    <>
      <ModelSettings />
      <ReadAgain />
    </>,
  );
  return () => calls.filter(({ name }) => name === 'saveLlmConfig').map(({ body }) => body);
};
function ReadAgain() {
  const { refetch } = useQuery(modelConfig);
  return <button onClick={() => void refetch()}>Baca lagi</button>;
}

test('a number between the steps is held back with a sentence of its own; one that was stored so before holds back no other', async () => {
  standing = config({ xai_max_tokens: 1500 });
  const saves = show();
  const save = () => screen.getByText<HTMLButtonElement>('Simpan Perubahan');
  const seconds = await field('Batas waktu (detik)');
  fireEvent.change(seconds, { target: { value: '35' } });
  await screen.findByText('Isi antara 30 dan 300, dalam kelipatan 10.');
  expect(save().disabled).toBe(true);
  fireEvent.change(seconds, { target: { value: '40' } });
  expect(seconds.form!.noValidate).toBe(true);
  fireEvent.click(save());
  await waitFor(() => expect(saves()).toEqual([{ xai_timeout: 40, based_on: null }]));
});

test('who changes the timeout does not let names go again that another admin held back', async () => {
  const later = '2026-01-02T00:00:00.000Z';
  standing = config({});
  const saves = show();
  fireEvent.change(await field('Batas waktu (detik)'), { target: { value: '130' } });
  standing = config({ names_may_go: false, xai_timeout: 200, changed_at: later });

  fireEvent.click(screen.getByText('Simpan Perubahan'));
  await screen.findByText(CHANGED);
  await screen.findByText(/berlaku kini 200$/);
  expect((await field('Batas waktu (detik)')).value).toBe('130');
  expect((await field('Mode samaran boleh dimatikan')).checked).toBe(false);

  fireEvent.click(screen.getByText('Simpan Perubahan'));
  await waitFor(() =>
    expect(saves()).toEqual([
      { xai_timeout: 130, based_on: null },
      { xai_timeout: 130, based_on: later },
    ]),
  );
});

test('what another admin changes after a refusal is refused again, not taken as known', async () => {
  const second = '2026-01-02T00:00:00.000Z';
  const third = '2026-01-03T00:00:00.000Z';
  standing = config({});
  const saves = show();
  fireEvent.change(await field('Batas waktu (detik)'), { target: { value: '130' } });
  standing = config({ xai_timeout: 200, changed_at: second });
  fireEvent.click(screen.getByText('Simpan Perubahan'));
  await screen.findByText(CHANGED);

  standing = config({ xai_timeout: 220, changed_at: third });
  fireEvent.click(screen.getByText('Baca lagi'));
  await screen.findByText(/berlaku kini 220$/);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  fireEvent.click(screen.getByText('Simpan Perubahan'));
  await waitFor(() =>
    expect(saves()).toEqual([
      { xai_timeout: 130, based_on: null },
      { xai_timeout: 130, based_on: second },
    ]),
  );
  await screen.findByText(CHANGED);
});
