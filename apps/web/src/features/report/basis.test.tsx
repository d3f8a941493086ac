import type { Statement } from '@lqc/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { savedDrafts } from '../../lib/saved-drafts';
import { aContact } from '../../testing/a-contact';
import { aReport, aSection } from '../../testing/a-report';
import { announced } from '../../testing/announced';
import { answering, renderInProduct } from '../../testing/in-product';
import { Basis } from './basis';
import { copy } from './copy';
import type { ChosenStatement } from './editor/mark-status';

const aStatement = (start: number, end: number, part: object) =>
  ({
    start,
    end,
    claims: [],
    advice: [],
    evidence: [],
    counter: null,
    ...part,
  }) as unknown as Statement;
const section = aSection('a', {
  text: 'Ekspor naik. Investasi 4,99.',
  statements: [
    aStatement(0, 12, { status: 'supported' }),
    aStatement(13, 28, { status: 'contradicted', claims: [{ expected: '3,09', facts: [] }] }),
  ],
});

const replace = jest.fn();

/** The panel beside a text whose caret stands in the first sentence. */
function Beside() {
  const [at, setAt] = useState(0);
  const { status, start, end } = section.statements[at]!;
  const chosen = { statement: at, status, text: section.text.slice(start, end) } as ChosenStatement;
  const show = (statement: number) => setAt(statement);
  return (
    <Basis
      report={aReport(section)}
      section={section}
      session={undefined}
      isLocked={false}
      isReadOnly={false}
      chosen={chosen}
      actions={{ current: { show, replace } as never }}
      onContact={() => {}}
      onRemark={() => {}}
    />
  );
}

test('the verdict on the sentence at the caret is announced; of the next one its words too, and the button keeps the focus', async () => {
  answering({});
  renderInProduct(<Beside />);
  const next = await screen.findByRole('button', { name: copy.basis.next });
  await waitFor(() => expect(announced()).toBe('Sesuai data.'));
  await userEvent.click(next);
  await waitFor(() =>
    expect(announced()).toBe('2 dari 2. Investasi 4,99. Tidak sesuai data. Data: 3,09.'),
  );
  expect(document.activeElement).toBe(next);
});

test('a quote tells the cell of its own words, of the question that it answers, and leads there', async () => {
  const asked = (name: string, narrative_cell: string) => ({
    contacts: [aContact('PT Melati', { contact_id: 'c-1', score_cell: 'D26', narrative_cell })],
    figure: { label: name },
  });
  answering({
    indicatorDetail: ({ address }) =>
      address.includes('harga') ? asked('Harga Jual', 'D25') : asked('Permintaan Domestik', 'D10'),
  });
  const opened: unknown[] = [];
  const evidence = [
    { contact_id: 'c-1', sentence: 'Harga naik.', support: 'full', indicator: 'harga jual' },
  ];
  renderInProduct(
    <Basis
      report={aReport(section)}
      section={{ ...section, statements: [aStatement(0, 12, { status: 'supported', evidence })] }}
      session={undefined}
      isLocked={false}
      isReadOnly={false}
      chosen={{ statement: 0, status: 'supported', text: 'Ekspor naik.' } as ChosenStatement}
      actions={{ current: null }}
      onContact={(...of) => opened.push(of)}
      onRemark={() => {}}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: /PT Melati.*sel D25/ }));
  expect(opened).toEqual([['c-1', 'harga jual']]);
});

test('a sentence that is written anew waits while another one is chosen, until it is used', async () => {
  savedDrafts.openFor('rani');
  answering({});
  renderInProduct(<Beside />);
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  const words = () => screen.queryByLabelText<HTMLTextAreaElement>(copy.basis.rewriteLabel);
  await press(copy.basis.byHand);
  await userEvent.type(words()!, ' Sekali.');
  await press(copy.basis.next);
  expect(words()).toBeNull();
  await press(copy.basis.previous);
  expect(words()?.value).toBe('Ekspor naik. Sekali.');
  await press(copy.basis.rewriteUse);
  expect(replace).toHaveBeenCalledWith(0, 'Ekspor naik. Sekali.');
  await press(copy.basis.next);
  await press(copy.basis.previous);
  expect(words()).toBeNull();
});
