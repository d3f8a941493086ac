import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReport, aSection } from '../../testing/a-report';
import { isClosedByLaterClicksAlone } from '../../testing/click-outside';
import { answering, renderInProduct } from '../../testing/in-product';
import { Outline } from './outline';
import { OutlineChooser } from './outline-chooser';

const nothing = () => {};
const WAY = { chosen: 'a', drafted: null, isLocked: false, onChoose: nothing, onDraft: nothing };

test('whoever leaves a section out says which outline they saw, so that a colleague’s changes of it stay', async () => {
  const report = aReport(aSection('a'), aSection('b', { position: 1, included: false }));
  const calls = answering({ changeReport: () => report });
  renderInProduct(<Outline report={report} {...WAY} />);
  await userEvent.click(await screen.findByTitle('Atur bagian'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'a' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toEqual({
    outline: [
      { id: 'a', included: false },
      { id: 'b', included: false },
    ],
    outline_seen: [
      { id: 'a', included: true },
      { id: 'b', included: false },
    ],
  });
});

test('the chapters of a report are called as the specification calls them, in the outline as where they are drafted', async () => {
  const chapters = ['bab_1', 'bab_2', 'bab_3', 'bab_4'] as const;
  const report = aReport(...chapters.map((chapter) => aSection(chapter, { chapter })));
  renderInProduct(<Outline report={report} {...WAY} chosen="bab_1" />);
  for (const name of [
    'BAB 1 Ringkasan Liaison',
    'BAB 2 Analisis Indikator Liaison',
    'BAB 3 Analisis Lapangan Usaha Utama',
    'BAB 4 Profil Kontak Liaison',
  ])
    await screen.findByRole('region', { name });
});

test('a section that may stay empty is told beside how many of its chapter are written', async () => {
  const report = aReport(aSection('a'), aSection('b', { kind: 'catatan', state: 'kosong' }));
  renderInProduct(<Outline report={report} {...WAY} />);
  await screen.findByText('1 dari 1 · 1 opsional');
});

test('the second click of the double-click that opened the outline does not close it', async () => {
  renderInProduct(<OutlineChooser report={aReport(aSection('a'))} {...WAY} />);
  await isClosedByLaterClicksAlone(await screen.findByRole('button', { name: /^Bagian:/ }));
});
