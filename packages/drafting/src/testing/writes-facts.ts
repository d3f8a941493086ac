import type { ModelReply, ModelRequest } from './model-script.js';
import { dataOf } from './prompt-data.js';

/** A plausible draft in prose: the first three facts as given, then quotes of three contacts. */
export function writesFacts(request: ModelRequest): ModelReply {
  const { subjek, fakta = [], narasi = [] } = dataOf(request);
  const key = `**Perkembangan ${subjek} tercermin dari hasil liaison.**`;
  const facts = fakta.slice(0, 3).map(({ fakta: fact }) => `${fact}.`);
  const said = narasi.slice(0, 3).map(({ id, narasi: text }) => {
    const [sentence] = text.split(/(?<=\.)\s/);
    return `Salah satu kontak menyampaikan bahwa ${sentence!.replace(/\.$/, '')} [${id}].`;
  });
  return { kind: 'text', text: [[key, ...facts].join(' '), said.join(' ')].join('\n\n') };
}
