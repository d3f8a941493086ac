import type { Statement } from '@lqc/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { savedDrafts } from '../../lib/saved-drafts';
import { aReport, aSection } from '../../testing/a-report';
import { announced } from '../../testing/announced';
import { answering, renderInProduct } from '../../testing/in-product';
import { BasisVerdict } from './basis-verdict';

const TEXT = 'Ekspor naik. Investasi turun.';
const aStatement = (start: number, end: number) =>
  ({ start, end, status: 'contradicted', claims: [], advice: [] }) as unknown as Statement;
const FIRST = aStatement(0, 12);
const SECOND = aStatement(13, 29);

const section = aSection('a', { text: TEXT, statements: [FIRST, SECOND] });

/** The panel beside one of the section's two contradicted sentences. */
const beside = (statement: Statement) => (
  <BasisVerdict
    report={aReport(section)}
    section={section}
    session={undefined}
    isLocked={false}
    isReadOnly={false}
    chosen={{ statement: section.statements.indexOf(statement), status: 'contradicted', text: '' }}
    statement={statement}
    actions={createRef()}
    onContact={() => {}}
    onRemark={() => {}}
  />
);

const keep = () => screen.findByRole('button', { name: 'Biarkan, beri alasan' });
const reason = () => screen.findByLabelText<HTMLTextAreaElement>('Alasan kalimat ini tetap');

test('a reason is of the sentence that it was written for, and waits there', async () => {
  savedDrafts.openFor('rani');
  const calls = answering({ explainRed: () => section });
  const { show } = renderInProduct(beside(FIRST));
  await userEvent.click(await keep());
  await userEvent.type(await reason(), 'Angka dari survei lain.');
  show(beside(SECOND));
  await userEvent.click(await keep());
  expect((await reason()).value).toBe('');
  show(beside(FIRST));
  expect((await reason()).value).toBe('Angka dari survei lain.');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan alasan' }));
  await keep();
  await waitFor(() => expect(announced()).toBe('Alasan tersimpan.'));
  expect(calls.map(({ body }) => body)).toEqual([
    { sentence: 'Ekspor naik.', reason: 'Angka dari survei lain.' },
  ]);
});
