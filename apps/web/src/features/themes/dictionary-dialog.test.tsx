import type { SaveThemesRequest, ThemeDictionary, ThemesResponse } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering, Refusal, renderInProduct } from '../../testing/in-product';
import { themeCounts } from './api';
import { DictionaryDialog } from './dictionary-dialog';

const AT = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'] as const;
const theme = (label: string, ...terms: string[]) => ({
  theme: label.toLowerCase(),
  label,
  terms,
});
const dictionary = (changed_at: string, ...themes: ThemeDictionary['themes']) =>
  ({
    changed_at,
    is_shipped: false,
    quarter: null,
    unread: 0,
    themes: themes.map((one) => ({
      ...one,
      by_quarter: [],
      by_sector: [],
      g2: null,
      distinctive: false,
    })),
  }) satisfies ThemesResponse;

function Dialog() {
  const { data } = useQuery(themeCounts({}));
  return data && <DictionaryDialog dictionary={data} onClose={() => {}} />;
}
const words = (label: string) =>
  screen.getAllByLabelText<HTMLInputElement>('Nama tema').findIndex(({ value }) => value === label);
const termsOf = (label: string) =>
  screen.getAllByLabelText<HTMLTextAreaElement>('Kata dan frasa')[words(label)]!;

test('what another admin stored meanwhile is told and shown, what was typed stays, and both are saved', async () => {
  let standing = dictionary(AT[0], theme('Kurs', 'kurs'), theme('Upah', 'upah'));
  const calls = answering({
    themes: () => standing,
    saveThemes: ({ body }) =>
      (body as SaveThemesRequest).based_on === standing.changed_at
        ? standing
        : new Refusal(409, {
            code: 'SETTING_CHANGED_MEANWHILE',
            message: 'Diubah orang lain sejak Anda buka.',
          }),
  });
  renderInProduct(<Dialog />);
  await screen.findAllByLabelText('Nama tema');
  fireEvent.change(termsOf('Kurs'), { target: { value: 'kurs\ndolar' } });
  standing = dictionary(
    AT[1],
    theme('Kurs', 'rupiah'),
    theme('Upah', 'gaji'),
    theme('Emas', 'emas'),
  );

  fireEvent.click(screen.getByText('Simpan kamus'));
  await screen.findByText('Diubah orang lain sejak Anda buka.');
  await screen.findByText('Diubah orang lain; tersimpan kini: Kurs (rupiah)');
  expect(termsOf('Kurs').value).toBe('kurs\ndolar');
  expect(termsOf('Upah').value).toBe('gaji');

  fireEvent.click(screen.getByText('Simpan kamus'));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'saveThemes').map(({ body }) => body)).toEqual([
      { themes: [theme('Kurs', 'kurs', 'dolar'), theme('Upah', 'upah')], based_on: AT[0] },
      {
        themes: [theme('Kurs', 'kurs', 'dolar'), theme('Upah', 'gaji'), theme('Emas', 'emas')],
        based_on: AT[1],
      },
    ]),
  );
});
