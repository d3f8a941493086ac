import type { Check } from '@lqc/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localMessage } from './conversation';
import { MessageItem } from './message-item';

const nothing = () => {};

/** The lines below a reply whose words were found to be so, by colour. */
const linesOf = (...found: Check['status'][]) => {
  const checks = found.map(
    (status, at) => ({ status, start: at, end: at, text: status, expected: '3,05' }) as Check,
  );
  const { container } = render(
    <MessageItem
      message={{ ...localMessage('assistant', 'response', 'Baik.'), checks }}
      isLast={false}
      busy={false}
      step={null}
      onContact={nothing}
      onAgain={nothing}
      onContinue={nothing}
    />,
  );
  const textOf = (colour: string) => container.querySelector(`p.text-${colour}`)?.textContent ?? '';
  return { wrong: textOf('danger'), unchecked: textOf('warn'), right: textOf('success') };
};

test('what was not checked is not called wrong, and wrong words are counted apart', () => {
  const both = linesOf('supported', 'contradicted', 'unknown', 'unknown');
  expect(both.wrong).toMatch(/^\s*1 bagian tidak sesuai data$/);
  expect(both.unchecked).toMatch(/^\s*2 bagian belum diperiksa/);
  expect(linesOf('unknown').wrong).toBe('');
});

test('right figures are told only where nothing else is left open or wrong', () => {
  expect(linesOf('supported', 'rounded').right).toMatch(/^\s*2 angka sesuai data$/);
  expect(linesOf('supported', 'unknown').right).toBe('');
  expect(linesOf('supported', 'contradicted').right).toBe('');
});

test('a copied reply says what was wrong in it, what the data say, and what was not checked', async () => {
  userEvent.setup();
  linesOf('supported', 'contradicted', 'unknown');
  await userEvent.click(screen.getByRole('button', { name: 'Salin' }));
  expect(await navigator.clipboard.readText()).toBe(
    [
      'Baik.',
      '(1 bagian tidak sesuai data)',
      '- "contradicted": tidak sesuai data. Data: 3,05',
      '(1 bagian belum diperiksa: mohon cocokkan sendiri sebelum dipakai)',
      '- "unknown": belum diperiksa. Data: 3,05',
    ].join('\n'),
  );
});
