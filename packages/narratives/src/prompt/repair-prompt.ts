import type { Message } from './chapter-prompt.js';

/** Asks for the same draft with the contradicted sentences put right. */
export function repairPrompt(
  messages: readonly Message[],
  draft: string,
  faults: readonly string[],
): Message[] {
  const list = faults.map((fault) => `- ${fault}`).join('\n');
  return [
    ...messages,
    { role: 'assistant', content: draft },
    {
      role: 'user',
      content: `Bagian berikut tidak sesuai dengan fakta:\n${list}\n\nTulis ulang seluruh draf. Perbaiki hanya kalimat-kalimat itu; kalimat lain tetap sama persis. Aturan tetap berlaku.`,
    },
  ];
}

/** The same conversation, in which single sentences of the answer are asked for again. */
export function againPrompt(
  messages: readonly Message[],
  answer: string,
  again: string,
): Message[] {
  return [...messages, { role: 'assistant', content: answer }, { role: 'user', content: again }];
}
