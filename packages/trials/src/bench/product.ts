import { workbookFile } from '../index.js';
import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { median, seconds } from './measure.js';
import { startProduct, timed } from './running-product.js';

const CONTACTS = 60;
const ROUNDS = 7;

/** Measures the product as people use it, over HTTP: uploads and the start of sessions. */
export async function measureProduct() {
  const { admin, startMs, stop } = await startProduct();
  try {
    const companies = await sampleCompanyDatabase({ seed: 2, contacts: CONTACTS });
    await admin.call('uploadCompanyFile', { files: { file: workbookFile(companies) } });
    const ids: string[] = [];
    const uploads = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bytes = await sampleQuarter({
        seed: 2 + round,
        contacts: CONTACTS,
        year: 2025,
        quarter: 2,
      });
      const request = {
        body: { label: `Triwulan ${round}` },
        files: { file: workbookFile(bytes) },
      };
      const [ms, stored] = await timed(() => admin.call('uploadQuarterlyFile', request));
      uploads.push(ms);
      ids.push(stored.file.id);
    }
    const [now, before, lastYear] = ids;
    if (!now || !before) throw new Error('too few rounds for a session');
    const body = { quarter_now_id: now, quarter_before_id: before, last_year_id: lastYear };
    const starts = [];
    const healths = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      starts.push((await timed(() => admin.call('startSession', { body })))[0]);
      healths.push((await timed(() => admin.call('live')))[0]);
    }
    const floor = `${median(healths).toFixed(1)} ms for a call that does nothing`;
    return [
      {
        what: 'Starting a session of three stored quarters of 60 contacts',
        measured: `${median(starts).toFixed(0)} ms`,
        promise: '< 300 ms',
        beside: floor,
      },
      {
        what: 'Storing, reading and checking a 60-contact upload',
        measured: seconds(median(uploads)),
        promise: '< 1 s',
        beside: floor,
      },
      {
        what: 'First start with an empty data folder',
        measured: seconds(startMs),
        promise: 'a second start < 10 s',
        beside: '–',
      },
    ];
  } finally {
    await stop();
  }
}
