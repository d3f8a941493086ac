import type { Report } from '@lqc/contracts';
import { claimsReply, withoutForm } from '@lqc/drafting/testing';
import { running, standIn, withModel } from '../running-worker.js';
import { aReport, sectionOf } from './a-report.js';

let report: Report;
withModel({ samples: 12 }, async () => {
  report = await aReport(running);
});

const WRONG = 'Rata-rata harga jual pada Triwulan III 2025 sebesar 4,99.';
const rewritten = async (sentence: string) => {
  const sectionId = sectionOf(report, 'harga jual').id;
  const payload = { reportId: report.id, sectionId, request: { sentence } };
  const { result } = await running.run('rewrite-sentence', payload);
  return result.proposals;
};

test('a model’s claim is proposed first, with the figures of the data, and rules propose after it', async () => {
  standIn.script(
    withoutForm(() =>
      claimsReply({
        text: 'Secara umum, {c1}.',
        claims: [{ id: 'c1', type: 'level', indicator: 'harga jual' }],
      }),
    ),
  );
  const [first, second] = await rewritten(WRONG);
  expect(first).toMatchObject({ writer: 'model', text: expect.stringMatching(/^Secara umum, /) });
  expect(second!.writer).toBe('automatic');
  const [fact] = first!.facts;
  expect(fact!.id).toBe('average.harga_jual.now');
  const figure = fact!.value.toFixed(2).replace('.', ',');
  for (const { text } of [first!, second!]) expect(text).toContain(figure);
});

test('a model that fails holds nobody up: the proposals are by rules', async () => {
  standIn.script(() => ({ kind: 'status', status: 400 }));
  const proposals = await rewritten(WRONG);
  expect(proposals.length).toBeGreaterThan(0);
  expect(proposals.every(({ writer }) => writer === 'automatic')).toBe(true);
});
