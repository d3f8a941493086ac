import type { WorkbookInput } from '@lqc/reports/workbooks';
import type { CompanyRegister } from '@lqc/survey';
import { readQuarter, readRegister } from '@lqc/analysis/testing';
import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { measureMaker, megabytes, milliseconds } from './measure.js';

const OFFICE = 60;
const MANY = 2500;
const WORDS = 200;
const RUNS = 3;

/** Measures workbooks, key words and pictures, each repeated as in a worker's thread that is warm. */
export async function measureMaking() {
  const folder = mkdtempSync(join(tmpdir(), 'liaison-bench-'));
  try {
    const rows = [];
    for (const contacts of [OFFICE, MANY]) {
      console.log(`Making the tabulation of ${contacts} contacts …`);
      const input = join(folder, `${contacts}`);
      writeFileSync(input, serialize(await workbookInput(contacts)));
      const own = measureMaker('tabulation', contacts, input, RUNS);
      const floor = measureMaker('plain cells', contacts, input, RUNS);
      rows.push({
        what: `Tabulation of ${contacts} contacts, two quarters`,
        measured: `${milliseconds(own.ms)}, ${megabytes(own.peakBytes)}`,
        promise: contacts === MANY ? '< 200 MB' : '–',
        beside: `exceljs streaming as many bare cells ${milliseconds(floor.ms)}, ${megabytes(floor.peakBytes)} (floor)`,
      });
    }
    console.log('Weighing words, drawing a cloud …');
    const many = join(folder, `${MANY}`);
    const words = measureMaker('tf-idf', MANY, many, RUNS);
    const natural = measureMaker('natural tf-idf', MANY, many, RUNS);
    const cloud = measureMaker('cloud', WORDS, many, RUNS);
    const painted = measureMaker('painted words', WORDS, many, RUNS);
    return [
      ...rows,
      {
        what: `TF-IDF of ${MANY} contacts' narratives`,
        measured: milliseconds(words.ms),
        promise: '< 250 ms',
        beside: `natural's TfIdf ${milliseconds(natural.ms)}`,
      },
      {
        what: `Word cloud of ${WORDS} words`,
        measured: milliseconds(cloud.ms),
        promise: '< 400 ms',
        beside: `the words painted without finding their places ${milliseconds(painted.ms)} (floor)`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function workbookInput(contacts: number): Promise<WorkbookInput> {
  const register = await readRegister(await sampleCompanyDatabase({ seed: 1, contacts }));
  return {
    now: await quarterOf(contacts, 3, register),
    before: await quarterOf(contacts, 2, register),
    lastYear: null,
    companySource: null,
    weights: null,
    oldFiles: [],
    isRenamed: false,
    copy: 'internal',
    madeAt: new Date(0),
  };
}

async function quarterOf(contacts: number, quarter: 1 | 2 | 3 | 4, register: CompanyRegister) {
  const bytes = await sampleQuarter({ seed: 1, contacts, year: 2025, quarter });
  return readQuarter(bytes, `Triwulan ${quarter}`, register);
}
