import type { Message } from './chapter-prompt.js';

/** Asks for the same draft with the listed faults corrected. */
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

/** Continues the conversation after a response with a request to write single sentences again. */
export function againPrompt(
  messages: readonly Message[],
  response: string,
  request: string,
): Message[] {
  return [
    ...messages,
    { role: 'assistant', content: response },
    { role: 'user', content: request },
  ];
}
