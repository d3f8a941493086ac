import { BACKGROUND_HEADER, type SectionComment } from '@lqc/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedDrafts } from '../../lib/saved-drafts';
import { aReport, aSection } from '../../testing/a-report';
import { announced } from '../../testing/announced';
import { answering, renderInProduct } from '../../testing/in-product';
import { copy } from './copy';
import { Remarks } from './remarks';

const TEXT = 'Ekspor naik.';
const section = aSection('a', {
  text: TEXT,
  statements: [{ start: 0, end: 12, status: 'supported', claims: [], advice: [] } as never],
});
const remark = (closedAt: string | null = null): SectionComment =>
  ({
    id: 'c-1',
    sentence: TEXT,
    text: 'Dari mana?',
    by: 'rani',
    at: '2026-01-01T00:00:00.000Z',
    answers: [],
    closed_at: closedAt,
    closed_by: closedAt && 'rani',
  }) as unknown as SectionComment;

test('a comment that is sent or closed is announced, and its field takes the next one', async () => {
  savedDrafts.openFor('rani');
  let comments: SectionComment[] = [];
  answering({
    sectionComments: () => ({ comments }),
    comment: () => ({ comments: (comments = [remark()]) }),
    closeComment: () => ({ comments: (comments = [remark('2026-01-02T00:00:00.000Z')]) }),
    reportOutline: () => aReport(section),
  });
  renderInProduct(
    <Remarks
      report={aReport(section)}
      section={section}
      chosen={{ statement: 0, status: 'supported', text: TEXT }}
      onSentence={() => {}}
    />,
  );
  const field = await screen.findByLabelText<HTMLTextAreaElement>(copy.remarks.write);
  await userEvent.type(field, 'Dari mana?');
  await userEvent.click(screen.getByRole('button', { name: copy.remarks.send }));
  await waitFor(() => expect(announced()).toBe(copy.remarks.sent));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('');
  await userEvent.click(await screen.findByRole('button', { name: copy.remarks.close }));
  await waitFor(() => expect(announced()).toBe(copy.remarks.isClosed));
});

test('what colleagues write is listed while the comments are open, and asking for it says of nobody that they are there', async () => {
  let comments: SectionComment[] = [];
  answering({ sectionComments: () => ({ comments }) });
  const made = jest.spyOn(globalThis, 'fetch');
  const timers = jest.spyOn(globalThis, 'setInterval');
  renderInProduct(
    <Remarks report={aReport(section)} section={section} chosen={null} onSentence={() => {}} />,
  );
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  comments = [remark()];
  await waitFor(() => expect(timers.mock.calls.map(([, ms]) => ms)).toContain(10_000));
  const [readAgain] = timers.mock.calls.findLast(([, ms]) => ms === 10_000)!;
  act(() => (readAgain as () => void)());
  await screen.findByText('Dari mana?');
  for (const [, init] of made.mock.calls)
    expect(init?.headers).toHaveProperty(BACKGROUND_HEADER, '1');
});
