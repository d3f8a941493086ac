import { screen } from '@testing-library/react';
import type { CaptureValue } from '@lqc/contracts';
import { renderInProduct } from '../../testing/in-product';
import type { OpenNote } from './device/note-session';
import { ownField } from './device/shown-fields';
import { ThemePanel } from './theme-panel';

/** A note of this device, with what the company said last. */
function aNote(
  values: Record<string, CaptureValue>,
  last: Record<string, CaptureValue> = {},
): OpenNote {
  const cover = {
    noteId: 'n',
    company: 'PT Uji',
    quarter: 'Triwulan IV 2025',
    state: 'open',
  } as const;
  return {
    cover: { ...cover, office: [], through: 0, known: {}, last, lastLabel: 'Triwulan III 2025' },
    fields: new Map(Object.entries(values).map(([field, value]) => [field, ownField(value)])),
    values: new Map(Object.entries(values)),
    typed: { state: 'saved', at: null },
    isReadOnly: false,
    aside: [],
    here: { events: new Set(), lastField: null, isWaiting: false },
    type: () => {},
    flush: async () => {},
    begin: async () => {},
  };
}
const shown = (note: OpenNote) =>
  renderInProduct(<ThemePanel note={note} theme="investasi" hints={[]} isByKeys={false} />);
const CHANGED = 'Mesin baru dibeli.';

test('what changed is read on the theme wherever its sheet has it, also without last quarter’s score', async () => {
  shown(aNote({ 'score:investasi': 5, 'change:investasi': CHANGED }));
  await screen.findByDisplayValue(CHANGED);
  expect(screen.queryByText('Triwulan III 2025', { exact: false })).toBeNull();
});

test('what changed is not read where the score was taken back, as the sheet has it neither', async () => {
  shown(aNote({ 'score:investasi': null, 'change:investasi': CHANGED }, { 'score:investasi': 2 }));
  await screen.findByLabelText('Kata kontak');
  expect(screen.queryByDisplayValue(CHANGED)).toBeNull();
});
