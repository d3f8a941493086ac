import type { ChatMessage } from '@lqc/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localMessage } from './conversation';
import { ReplyText } from './reply-text';

const reply = (content: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...localMessage('assistant', 'response', content),
  basis: 'data',
  ...more,
});
const nothing = () => {};
const shown = (message: ChatMessage) => {
  const { container } = render(<ReplyText message={message} onContact={nothing} />);
  return container.querySelector('.reply-text')!.innerHTML;
};

describe('a reply', () => {
  it('shows paragraphs, lists and bold parts', () => {
    expect(shown(reply('**Naik** karena:\n- pesanan\n- harga\n\nSelesai.'))).toBe(
      '<p><strong>Naik</strong> karena:</p><ul><li>pesanan</li><li>harga</li></ul><p>Selesai.</p>',
    );
  });

  it('keeps the numbers of a list and draws a table, whose marks end with their cells', () => {
    expect(shown(reply('2. Harga\n3. Upah\n- lain'))).toBe(
      '<ol><li value="2">Harga</li><li value="3">Upah</li></ol><ul><li>lain</li></ul>',
    );
    const content = 'Skor:\n| Indikator | Kini |\n|---|---|\n| **Upah** | 4,99 |\nSelesai.';
    const at = content.indexOf('4,99');
    const check = { kind: 'figure', start: at, end: at + 4, text: '4,99', status: 'unknown' };
    const { container } = render(
      <ReplyText message={reply(content, { checks: [check as never] })} onContact={nothing} />,
    );
    expect([...container.querySelectorAll('p')].map((one) => one.textContent)).toEqual([
      'Skor:',
      'Selesai.',
    ]);
    expect([...container.querySelectorAll('th')].map((one) => one.textContent)).toEqual([
      'Indikator',
      'Kini',
    ]);
    const [name, figure] = container.querySelectorAll('td');
    expect(name!.innerHTML).toBe('<strong>Upah</strong>');
    expect(figure!.textContent).toBe('4,99 (belum diperiksa)');
  });

  it.each([
    ['<script>alert(1)</script><b>tebal</b>', '<p><b>tebal</b></p>'],
    ['<img src=x onerror=alert(1)>teks', '<p>teks</p>'],
    ['<span style="position:fixed" onclick="x()">teks</span>', '<p><span>teks</span></p>'],
    ['<a href="javascript:alert(1)">tautan</a>', '<p>tautan</p>'],
    ['harga < 5 & naik', '<p>harga &lt; 5 &amp; naik</p>'],
  ])('keeps of %j only the listed tags without attributes', (content, expected) => {
    expect(shown(reply(content))).toBe(expected);
  });

  it('leads from a citation to its contact, even within bold words', async () => {
    const onContact = jest.fn();
    const content = 'Turun **menurut [K3] saja**.';
    const citation = {
      id: 'K3',
      start: content.indexOf('[K3]'),
      end: content.indexOf('[K3]') + 4,
      contact_id: '1',
      contact: 'PT Contoh',
      sheet: 'A',
      indicator: 'domestik',
      quarter: 'now' as const,
      quote: 'pesanan berkurang',
    };
    render(<ReplyText message={reply(content, { citations: [citation] })} onContact={onContact} />);
    await userEvent.click(screen.getByRole('button', { name: /PT Contoh/ }));
    expect(onContact).toHaveBeenCalledWith(citation);
  });

  it('marks a figure that the data contradict, with what they say', () => {
    const content = 'Rata-rata 4,99 poin.';
    const check = {
      start: 10,
      end: 14,
      text: '4,99',
      kind: 'figure',
      status: 'contradicted',
      facts: [],
      expected: '3,09',
    };
    render(
      <ReplyText message={reply(content, { checks: [check as never] })} onContact={nothing} />,
    );
    expect(screen.getByText('4,99').title).toContain('3,09');
  });

  it('marks words on both sides of bold ones, of a citation and of a line end', () => {
    const content = '- CV Contoh bilang **itu** [K3] benar.\nSetuju.';
    const words = content.slice(2);
    const check = { start: 2, end: content.length, text: words, status: 'unknown', expected: null };
    const { container } = render(
      <ReplyText message={reply(content, { checks: [check as never] })} onContact={nothing} />,
    );
    const marked = [...container.querySelectorAll('[title="belum diperiksa"]')];
    expect(marked.map((one) => one.textContent)).toEqual([
      'CV Contoh bilang ',
      'itu',
      ' benar.',
      // Read out once, where they end.
      'Setuju. (belum diperiksa)',
    ]);
    expect(container.querySelector('li')!.textContent).toBe(
      'CV Contoh bilang itu [K3] benar.Setuju. (belum diperiksa)',
    );
  });

  it('cannot be made to mark what nobody checked', () => {
    expect(shown(reply('a\uE0000\uE001b\uE002c'))).toBe('<p>a\uFFFD0\uFFFDb\uFFFDc</p>');
  });
});
