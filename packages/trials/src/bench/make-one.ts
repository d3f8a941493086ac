import type { WorkbookInput } from '@lqc/reports/workbooks';
import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { deserialize } from 'node:v8';

// Makes one kind of result in a fresh process and measures it: once cold, then three times warm.

const [, , maker = '', size, input = ''] = process.argv;
const count = Number(size);
const NOWHERE = () => new Writable({ write: (_bytes, _encoding, done) => done() });

/** The input of a worker's thread. Another process makes it, so that its memory is not counted. */
const given = (): WorkbookInput => deserialize(readFileSync(input)) as WorkbookInput;

const narratives = () =>
  given().now.survey.contacts.flatMap(({ answers }) =>
    answers.flatMap(({ indicator, narrative }) =>
      indicator === 'domestik' && narrative ? [narrative] : [],
    ),
  );

/** Words of syllables, whose lengths vary as those of real words do. */
const manyWords = () =>
  Array.from({ length: count }, (_, at) => ({
    word:
      ['ka', 'ri', 'pasok', 'nan', 'ter', 'u'].slice(0, 1 + (at % 4)).join('') +
      at.toString(36).replace(/\d/g, 'a'),
    weight: 40 / (at + 3),
  }));

const MAKERS: Record<string, () => Promise<() => unknown>> = {
  async tabulation() {
    const { writeTabulation } = await import('@lqc/reports/workbooks');
    const facts = given();
    return () => writeTabulation(facts);
  },
  /** The lower bound: exceljs streams as many cells as the scores take, without formats. */
  async 'plain cells'() {
    const { default: exceljs } = await import('exceljs');
    return async () => {
      const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: NOWHERE() });
      const sheet = workbook.addWorksheet('a');
      for (let row = 0; row < count; row += 1)
        sheet.addRow(Array.from({ length: 49 }, (_, at) => at)).commit();
      sheet.commit();
      await workbook.commit();
    };
  },
  async 'tf-idf'() {
    const { rankWords } = await import('@lqc/analysis');
    const texts = narratives();
    return () => rankWords(texts, 'domestik');
  },
  /** For comparison: natural's own TfIdf over the same narratives. */
  async 'natural tf-idf'() {
    const { TfIdf } = await import('natural/lib/natural/tfidf/index.js');
    const texts = narratives();
    return () => {
      const all = new TfIdf();
      for (const text of texts) all.addDocument(text);
      for (let at = 0; at < texts.length; at += 1) all.listTerms(at);
    };
  },
  async cloud() {
    const { drawWordCloud } = await import('@lqc/reports/pictures');
    const words = manyWords();
    return () => drawWordCloud({ words, indicator: 'A', period: 'B', contacts: 58 });
  },
  /** The lower bound: the same words painted below each other, and the picture encoded. */
  async 'painted words'() {
    const { createCanvas } = await import('canvas');
    const words = manyWords();
    return () => {
      const canvas = createCanvas(1000, 1000);
      const pen = canvas.getContext('2d');
      pen.fillRect(0, 0, 1000, 1000);
      pen.fillStyle = '#ffffff';
      words.forEach(({ word }, at) => pen.fillText(word, 10, at * 5));
      canvas.toBuffer('image/png');
    };
  },
};

const make = await MAKERS[maker]?.();
if (!make) throw new Error(`nothing makes "${maker}"`);
globalThis.gc?.();
const timed = async () => {
  const started = performance.now();
  await make();
  return performance.now() - started;
};
const coldMs = await timed();
const peakBytes = process.resourceUsage().maxRSS * 1024;
const warm = [await timed(), await timed(), await timed()].sort((a, b) => a - b);
process.stdout.write(JSON.stringify({ ms: warm[1], coldMs, peakBytes }));
