import { median, seconds } from './measure.mjs';
import { startProduct, timed } from './running-product.mjs';

const CONTACTS = 60;
const ROUNDS = 7;

/** The product as it is started, over HTTP: an upload and the start of a session. */
export async function measureProduct() {
  const { sampleQuarter, sampleCompanyDatabase } = await import('#packages/sample-data');
  const { admin: call, startMs, stop } = await startProduct();
  try {
    await call.upload(
      '/api/node/upload-company-file',
      await sampleCompanyDatabase({ seed: 2, contacts: CONTACTS }),
    );
    const ids = [];
    const uploads = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bytes = await sampleQuarter({
        seed: 2 + round,
        contacts: CONTACTS,
        year: 2025,
        quarter: 2,
      });
      const [ms, answer] = await timed(() =>
        call.upload('/api/node/upload-quarterly-file', bytes, `Triwulan ${round}`),
      );
      uploads.push(ms);
      ids.push(answer.file.id);
    }
    const starts = [];
    const healths = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const body = { quarter_now_id: ids[0], quarter_before_id: ids[1], last_year_id: ids[2] };
      starts.push((await timed(() => call.post('/api/v1/sessions', body)))[0]);
      healths.push((await timed(() => call.get('/api/health/live')))[0]);
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
