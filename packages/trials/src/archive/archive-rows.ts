import { createHash, randomUUID } from 'node:crypto';
import { INDICATORS, orderOf } from '@lqc/contracts';
import { SURVEY_READ_VERSION } from '@lqc/database';
import { randomFrom, type SampleCompany, sampleNarrative, sampleScore } from '@lqc/sample-data';
import { rareWord } from './rare-words.js';

export interface ArchivedQuarter {
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
  readonly label: string;
}

const METHODS = ['Tatap muka', 'Daring', 'Telepon'];
/** Share of narratives that say the opposite of their score. */
const CONTRADICTING = 0.01;
/** As COPY reads rows of text: `\N` is nothing. */
const line = (values: readonly (string | number | boolean | null)[]) =>
  `${values.map((value) => (value === null ? '\\N' : String(value).replace(/[\\\t\n]/g, ' '))).join('\t')}\n`;

/** The keys under which an archived quarter is stored. */
export function quarterKeys(of: ArchivedQuarter) {
  const sha256 = createHash('sha256').update(of.label).digest('hex');
  return { surveyId: randomUUID(), sha256, readVersion: SURVEY_READ_VERSION };
}

/** The rows of a quarter's notes and answers, each as a line for COPY. */
export function* quarterRows(
  of: ArchivedQuarter,
  surveyId: string,
  companies: readonly SampleCompany[],
): Generator<{ table: 'contact_note' | 'answer'; text: string }> {
  const random = randomFrom(orderOf(of));
  for (const [position, { name, orientation }] of companies.entries()) {
    const id = randomUUID();
    const note = [id, surveyId, position, `Kontak ${position}`, name, name.toLowerCase()];
    const details = [METHODS[position % 3]!, `Tim ${position % 9}`, 5 + (position % 900)];
    yield { table: 'contact_note', text: line([...note, ...details]) };
    for (const { key, likertLabel } of INDICATORS) {
      const isAsked = key !== 'ekspor' || orientation !== 'domestic';
      const score = sampleScore(random, key, of);
      const narrative = isAsked
        ? `${sampleNarrative(random, key, score)} Terkait ${rareWord(random)} dan ${rareWord(random)}.`
        : null;
      const given = likertLabel && isAsked ? score : null;
      const isOpposite = random() < CONTRADICTING;
      const direction = narrative && Math.sign(score - 3) * (isOpposite ? -1 : 1);
      yield {
        table: 'answer',
        text: line([id, key, likertLabel !== null, given, 'D9', narrative, 'D8', direction]),
      };
    }
  }
}
