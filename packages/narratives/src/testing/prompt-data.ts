import type { ModelRequest } from './model-script.js';

interface PromptData {
  readonly subjek: string;
  readonly fakta: readonly { readonly fakta: string; readonly lingkup?: string }[];
  readonly batasan?: readonly string[];
  readonly narasi: readonly { readonly id: string; readonly narasi: string }[];
}

/** What the stand-in was given as data. */
export function dataOf({ messages }: Pick<ModelRequest, 'messages'>): PromptData {
  const content =
    messages.findLast(({ role, content: said }) => role === 'user' && said.includes('<data>'))
      ?.content ?? '';
  const json = /<data>\n([\s\S]*)\n<\/data>/.exec(content)?.[1] ?? '{}';
  return JSON.parse(json) as PromptData;
}

/** What was asked of the stand-in, without the data. */
export function questionOf({ messages }: Pick<ModelRequest, 'messages'>): string {
  const content = messages.findLast(({ content: said }) => said.includes('</data>'))?.content ?? '';
  return /Pertanyaan: ([\s\S]*)$/.exec(content)?.[1] ?? '';
}
