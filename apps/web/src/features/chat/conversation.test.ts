import type { ChatMessage } from '@lqc/contracts';
import { afterEvent, localMessage } from './conversation';

const message = (id: string, role: 'user' | 'assistant', content = ''): ChatMessage => ({
  ...localMessage(role, role === 'user' ? 'user' : 'response', content),
  id,
  status: role === 'user' ? 'complete' : 'writing',
});
const nothing = { messages: [], writing: null, step: null };
const opened = afterEvent(nothing, {
  type: 'message',
  question: message('q', 'user', 'Mengapa turun?'),
  answer: message('a', 'assistant'),
});

describe('a conversation', () => {
  it('grows by pieces, and a piece that comes again changes nothing', () => {
    const piece = { type: 'piece', message_id: 'a', at: 0, text: 'Karena ' } as const;
    const next = { type: 'piece', message_id: 'a', at: 7, text: 'pesanan.' } as const;
    const once = afterEvent(afterEvent(opened, piece), next);
    expect(once.messages.at(-1)?.content).toBe('Karena pesanan.');
    expect(afterEvent(once, next).messages).toEqual(once.messages);
    expect(once.writing).toBe('a');
  });

  it('takes a rewritten end from the place that the server names', () => {
    const long = afterEvent(opened, { type: 'piece', message_id: 'a', at: 0, text: 'Naik 4,99' });
    expect(
      afterEvent(long, { type: 'piece', message_id: 'a', at: 5, text: '3,09' }).messages[1]
        ?.content,
    ).toBe('Naik 3,09');
  });

  it('ends with the reply as it is kept, without a second copy', () => {
    const kept = { ...message('a', 'assistant', 'Selesai.'), status: 'complete' as const };
    const ended = afterEvent(opened, { type: 'done', answer: kept });
    expect(ended.messages.map(({ id }) => id)).toEqual(['q', 'a']);
    expect(ended).toMatchObject({ writing: null, step: null });
  });
});
