import { LLM_DEFAULTS, type SentenceProposal } from '@lqc/contracts';
import {
  automaticSummary,
  chapterFacts,
  checkedText,
  type FactSheet,
  Model,
  Pseudonyms,
  readRewriting,
  rewriteByModel,
  sectionInput,
} from '../src/index.js';
import { claimsReply, dataOf, startModelStandIn, writesFacts } from '../src/testing/index.js';
import { type Firm, quarterOf } from './quarter-of.js';
import { namesOf, sellingPrice } from './sheets.js';

const SPREAD = [2, 3, 3, 4] as const;
const firms = (move: number): Firm[] =>
  Array.from({ length: 40 }, (_, at) => ({
    name: `PT Perusahaan ${at}`,
    sector: at % 2 === 0 ? 'Konstruksi' : 'Real Estat',
    score: (key) => SPREAD[at % SPREAD.length]! + (key === 'domestik' ? move : 0),
    narrative: 'Perubahan terjadi karena musim panen raya di daerah.',
  }));
const quarters = {
  now: quarterOf('Triwulan III 2025', firms(1)),
  before: quarterOf('Triwulan II 2025', firms(0)),
  last_year: null,
};
const sheetOf = (target: string) =>
  chapterFacts(sectionInput({ kind: 'indikator', target }, quarters));
const demand = sheetOf('domestik');

const rewritten = (
  sentence: string,
  {
    text = sentence,
    sheet = demand,
    answer = null,
  }: { text?: string; sheet?: FactSheet; answer?: string | null } = {},
): SentenceProposal[] =>
  readRewriting(
    answer,
    { text, sentence },
    { sheet, pseudonyms: new Pseudonyms(sheet.voices, true) },
  );

const borneOut = ({ text }: SentenceProposal, sheet = demand) =>
  checkedText(text, sheet).statements.every(({ status }) => status === 'supported');

test('a false sentence is proposed again with the figures of the data, each of which is shown', () => {
  const proposals = rewritten(
    'Rata-rata permintaan domestik pada Triwulan III 2025 turun menjadi 2,10 dari 3,00 pada Triwulan II 2025.',
  );
  expect(proposals.length).toBeGreaterThan(1);
  for (const proposal of proposals) {
    expect(proposal.text).toMatch(/4,00/);
    expect(proposal.writer).toBe('automatic');
    expect(borneOut(proposal)).toBe(true);
    expect(proposal.facts.map(({ value }) => value)).toContain(4);
  }
  const texts = proposals.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('every sentence that rules write of an indicator can be written in another way', () => {
  const text = automaticSummary(demand);
  const { statements } = checkedText(text, demand);
  const without = statements
    .filter(
      ({ status, claims }) =>
        status === 'supported' && claims.some(({ facts }) => facts.length > 0),
    )
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => rewritten(sentence, { text }).length === 0);
  expect(without).toEqual([]);
});

test('what a sentence says of the one before it is told with the names of both', () => {
  const text = 'Permintaan domestik meningkat. Skor ini tercatat 3,10.';
  const [first] = rewritten('Skor ini tercatat 3,10.', { text });
  expect(first!.text).toMatch(/permintaan domestik/i);
  expect(first!.text).toContain('4,00');
});

test('two assertions both stand in the proposal, and a bold sentence stays bold', () => {
  const sentence =
    '**Rata-rata permintaan domestik pada Triwulan III 2025 sebesar 3,00, sementara investasi sebesar 2,00.**';
  const [first] = rewritten(sentence);
  expect(first!.text).toMatch(/^\*\*.*4,00.*3,00.*\*\*$/s);
});

test('of what the data say nothing, nothing is proposed', () => {
  expect(rewritten('Kantor berterima kasih kepada para narasumber.')).toEqual([]);
});

test('what a model proposes comes first, written out by code; one that is not borne out does not come', () => {
  const claim = { id: 'c1', type: 'level', indicator: 'domestik' };
  const answerOf = (text: string) => {
    const reply = claimsReply({ text, claims: [claim] });
    return reply.kind === 'text' ? reply.text : '';
  };
  const sentence = 'Permintaan domestik sebesar 3,10 pada Triwulan III 2025.';
  const [first] = rewritten(sentence, { answer: answerOf('Secara umum, {c1}.') });
  expect(first).toMatchObject({ writer: 'model' });
  expect(first!.text).toMatch(/^Secara umum, .*4,00/);
  for (const answer of [
    answerOf('{c1}, atau turun 5 persen.'),
    'Permintaan turun.',
    '{"sentences":',
  ])
    expect(rewritten(sentence, { answer }).map(({ writer }) => writer)).not.toContain('model');
});

test('a model is asked for the one sentence, and nobody is named to it', async () => {
  const standIn = await startModelStandIn(() => namesOf(sellingPrice));
  try {
    standIn.script(writesFacts);
    const model = new Model({ baseUrl: standIn.url, apiKey: 'kunci', config: LLM_DEFAULTS });
    const sentence = 'PT Arunika Jaya menurunkan harga jual.';
    const answers: (string | null)[] = [];
    await rewriteByModel(sellingPrice, sentence, {
      model,
      names: namesOf(sellingPrice),
      signal: new AbortController().signal,
      read: async (answer) => {
        answers.push(answer);
        return [];
      },
    });
    const [request] = standIn.requests;
    expect(dataOf(request!)).toMatchObject({ kalimat: 'Kontak K1 menurunkan harga jual.' });
    expect(request!.body).not.toContain('Arunika');
    expect(answers).toEqual([expect.any(String)]);
  } finally {
    await standIn.stop();
  }
});
