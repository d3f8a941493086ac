import type { Check } from '@lqc/contracts';
import { render } from '@testing-library/react';
import { localMessage } from './conversation';
import { MessageItem } from './message-item';

const nothing = () => {};

/** The lines below a reply whose words were found to be so, by colour. */
const linesOf = (...found: Check['status'][]) => {
  const checks = found.map((status, at) => ({ status, start: at, end: at, text: '' }) as Check);
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
