import { screen } from '@testing-library/react';
import type { CaptureValue } from '@lqc/contracts';
import { renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
import type { OpenNote } from './device/note-session';
import { ownField } from './device/shown-fields';
import { ThemePanel } from './theme-panel';
import { VisitPanel } from './visit-panel';

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
    together: new Map(),
    join: () => {},
    flush: async () => true,
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

test.each(['0025-11-11', '2025-02-31', '12 November'])(
  'the date of the visit %s is marked in place, since no sheet can hold it as a date',
  async (date) => {
    renderInProduct(<VisitPanel note={aNote({ date })} />);
    const field = await screen.findByLabelText(copy.note.fields.date);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const mark = screen.getByText(copy.note.noDay(date));
    expect(field.getAttribute('aria-describedby')).toBe(mark.id);
  },
);

test.each(['2025-11-11', '', null])(
  'the date of the visit %s is not marked: a sheet can hold it, or it was not given',
  async (date) => {
    renderInProduct(<VisitPanel note={aNote({ date })} />);
    const field = await screen.findByLabelText(copy.note.fields.date);
    expect(field.getAttribute('aria-invalid')).toBeNull();
  },
);

test.each(['2025-08-15', '2026-03-15'])(
  'the date of the visit %s, outside the note’s quarter, is told at its field as the plan tells it',
  async (date) => {
    renderInProduct(<VisitPanel note={aNote({ date })} />);
    const field = await screen.findByLabelText(copy.note.fields.date);
    const told = screen.getByText('di luar Triwulan IV 2025');
    const described = document.getElementById(field.getAttribute('aria-describedby')!);
    expect(described?.contains(told)).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBeNull();
  },
);
