import type { ModelRequest } from './model-script.js';

interface PromptData {
  readonly subjek: string;
  readonly fakta: readonly { readonly fakta: string; readonly lingkup?: string }[];
  readonly batasan?: readonly string[];
  readonly narasi: readonly {
    readonly id: string;
    readonly lapangan_usaha?: string;
    readonly narasi: string;
    /** Its sentences by id, when the prompt has them. */
    readonly kalimat?: Readonly<Record<string, string>>;
  }[];
  /** The claims that a chapter may make, with their wording (`bunyi`). */
  readonly klaim?: readonly { readonly klaim: object; readonly bunyi: string }[];
}

/** The data in a request's prompt. */
export function dataOf({ messages }: Pick<ModelRequest, 'messages'>): PromptData {
  const content =
    messages.findLast(({ role, content: said }) => role === 'user' && said.includes('<data>'))
      ?.content ?? '';
  const json = /<data>\n([\s\S]*)\n<\/data>/.exec(content)?.[1] ?? '{}';
  const data = JSON.parse(json) as PromptData;
  const narasi = data.narasi?.map((one) => ({
    ...one,
    narasi: one.narasi ?? Object.values(one.kalimat ?? {}).join(' '),
  }));
  const fakta = data.fakta ?? data.klaim?.map(({ bunyi }) => ({ fakta: bunyi }));
  return { ...data, fakta, narasi } as PromptData;
}

/** The question in a request's prompt; empty when it asks for a chapter. */
export function questionOf({ messages }: Pick<ModelRequest, 'messages'>): string {
  const content = messages.findLast(({ content: said }) => said.includes('</data>'))?.content ?? '';
  return /Pertanyaan: ([\s\S]*)$/.exec(content)?.[1] ?? '';
}
