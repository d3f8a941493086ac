import type { ModelRequest } from './model-script.js';

interface PromptData {
  readonly subjek: string;
  readonly fakta: readonly { readonly fakta: string; readonly lingkup?: string }[];
  readonly batasan?: readonly string[];
  readonly narasi: readonly {
    readonly id: string;
    readonly narasi: string;
    /** By their numbers, where the prompt has them. */
    readonly kalimat?: Readonly<Record<string, string>>;
  }[];
  /** What a chapter may claim, as it is proposed, and how it reads. */
  readonly klaim?: readonly { readonly klaim: object; readonly bunyi: string }[];
}

/** What the stand-in was given as data. */
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

/** What was asked of the stand-in, without the data. */
export function questionOf({ messages }: Pick<ModelRequest, 'messages'>): string {
  const content = messages.findLast(({ content: said }) => said.includes('</data>'))?.content ?? '';
  return /Pertanyaan: ([\s\S]*)$/.exec(content)?.[1] ?? '';
}
