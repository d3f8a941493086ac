import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as openRequest } from 'node:http';
import { CodedError, type JobPayload, pathOf, UPLOAD_MAX_BYTES } from '@lqc/contracts';
import { until } from '@lqc/contracts/testing';
import { type JobRun, quarterlyFile } from '@lqc/database';
import { waitingForLocks } from '@lqc/database/testing';
import { UPLOAD_FOLDER } from '../src/tokens.js';
import type { Client } from './support/client.js';
import { anInTestWorker } from './support/in-test-worker.js';
import { aQualityReport, storeCompanies, storeQuarter } from './support/stored-files.js';
import { aSource, storeSession } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

let admin: Client;
const read: JobRun[] = [];

withGateway(async () => {
  admin = await gateway.admin();
  await anInTestWorker(gateway, {
    'read-quarterly-file': async (run) => {
      read.push(run);
      const { label, fileName, contentSha256, year, quarter, replaces } =
        run.payload as JobPayload<'read-quarterly-file'>;
      if (label === 'rusak') throw new CodedError('WORKBOOK_DAMAGED');
      if (label === 'tanpa kontak')
        throw new CodedError('WORKBOOK_WITHOUT_CONTACTS', { sheets: 7 });
      const file = await storeQuarter(gateway, {
        label,
        fileName,
        contentSha256,
        period: year && quarter ? { year, quarter } : null,
        replaces,
      });
      return { success: true, message: 'Tersimpan.', file, quality: aQualityReport() };
    },
    'check-quality': async ({ payload }) => {
      const row = await gateway.database.files.find((payload as { fileId: string }).fileId);
      return { file_type: 'quarterly', file: quarterlyFile(row!), quality: aQualityReport() };
    },
  });
});
beforeEach(() => read.splice(0));

const form = (parts: Record<string, string | Blob>, fileName = 'triwulan.xlsx') => {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts))
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, fileName);
  return data;
};
const bytesOf = (text: string) => new Blob([text]);
const upload = (label: string, bytes = bytesOf('isi buku kerja'), fileName = 'triwulan.xlsx') => ({
  body: { label },
  files: { file: new File([bytes], fileName) },
});
const contents = async () => {
  const [row]: [{ count: number }] = await gateway.database.dataSource.query(
    'SELECT count(*)::int AS count FROM workbook_content',
  );
  return row.count;
};
/** Files that uploads left behind in the gateway's private folder. */
const leftBehind = () => readdir(gateway.app.get<string>(UPLOAD_FOLDER));

describe('a quarterly file', () => {
  test('is kept byte for byte, read by a worker, and answered with what was found', async () => {
    const text = 'isi buku kerja ⛁'.repeat(1000);
    const answer = await admin.call(
      'uploadQuarterlyFile',
      upload('Triwulan I 2025', bytesOf(text)),
    );
    expect(answer.file.label).toBe('Triwulan I 2025');
    const sha256 = createHash('sha256').update(text).digest('hex');
    expect(read.map(({ payload }) => payload)).toEqual([
      {
        fileId: expect.any(String),
        label: 'Triwulan I 2025',
        fileName: 'triwulan.xlsx',
        contentSha256: sha256,
        year: 2025,
        quarter: 1,
      },
    ]);
    expect((await gateway.database.contents.read(sha256))?.toString()).toBe(text);
  });

  test('is taken as base64 in JSON too', async () => {
    const fileContent = Buffer.from('isi lain').toString('base64');
    await admin.call('uploadQuarterlyFile', {
      body: { username: 'admin', fileName: 'b.xls', fileContent, label: ' Triwulan II 2025 ' },
    });
    expect(read[0]?.payload).toMatchObject({ label: 'Triwulan II 2025', fileName: 'b.xls' });
  });

  test('keeps the Indonesian and the odd letters of its name, and no folders', async () => {
    await admin.call(
      'uploadQuarterlyFile',
      upload('nama', bytesOf('x'), 'C:\\kerja\\Diari – kuartal “III” é.xlsx'),
    );
    expect(read[0]?.payload).toMatchObject({ fileName: 'Diari – kuartal “III” é.xlsx' });
  });

  test('is refused with the reader’s reason', async () => {
    expect(await admin.refusal('uploadQuarterlyFile', upload('rusak'))).toMatchObject({
      status: 422,
      code: 'WORKBOOK_DAMAGED',
    });
    const { message } = await admin.refusal('uploadQuarterlyFile', upload('tanpa kontak'));
    expect(message).toContain('dari 7 lembar');
  });

  test.each([
    ['nothing', undefined],
    ['blanks', '   '],
  ])('with %s for a label is refused before a byte is kept', async (_what, label) => {
    const before = await contents();
    const body = form({ ...(label === undefined ? {} : { label }), file: bytesOf('baru sekali') });
    expect(await admin.refusal('uploadQuarterlyFile', { body })).toMatchObject({
      status: 422,
      code: 'LABEL_REQUIRED',
      message: 'Harap isi label triwulan terlebih dahulu',
    });
    expect(await contents()).toBe(before);
  });

  test('with a label longer than a quarter may be called anywhere is told so', async () => {
    expect(await admin.refusal('uploadQuarterlyFile', upload('x'.repeat(121)))).toMatchObject({
      status: 422,
      code: 'LABEL_TOO_LONG',
      message: expect.stringContaining('120 karakter'),
    });
  });

  test('with a label that is taken, in capitals and spaces too, is refused before a byte is kept', async () => {
    await admin.call('uploadQuarterlyFile', upload('Triwulan IV 2023'));
    const before = await contents();
    const again = upload('  TRIWULAN iv 2023 ', bytesOf('isi yang lain'));
    expect(await admin.refusal('uploadQuarterlyFile', again)).toMatchObject({
      status: 409,
      code: 'LABEL_TAKEN',
      message: 'Label triwulan sudah digunakan. Pilih label yang berbeda.',
    });
    expect(await contents()).toBe(before);
  });

  test('of a quarter that is stored is refused with the file that holds it, after its label was asked', async () => {
    await admin.call('uploadQuarterlyFile', upload('Triwulan III 2022'));
    const before = await contents();
    const again = upload('Tw 3 2022', bytesOf('kuartal yang sama'));
    expect(await admin.refusal('uploadQuarterlyFile', again)).toMatchObject({
      status: 409,
      code: 'PERIOD_TAKEN',
      message: expect.stringContaining('"Triwulan III 2022"'),
    });
    const said = { body: form({ label: 'akhir', year: '2022', quarter: '3', file: bytesOf('x') }) };
    expect(await admin.refusal('uploadQuarterlyFile', said)).toMatchObject({
      code: 'PERIOD_TAKEN',
    });
    expect(await admin.refusal('uploadQuarterlyFile', upload(' triwulan iii 2022'))).toMatchObject({
      code: 'LABEL_TAKEN',
    });
    expect(await contents()).toBe(before);
  });

  test('whose label names no quarter is stored without one, until the upload or a person says which', async () => {
    const { file } = await admin.call('uploadQuarterlyFile', upload('liaison gelombang dua'));
    expect(file).toMatchObject({ year: null, quarter: null });
    const { files } = upload('gelombang tiga', bytesOf('g'));
    const body = { label: 'gelombang tiga', year: 2019, quarter: 2 };
    const told = await admin.call('uploadQuarterlyFile', { body, files });
    expect(told.file).toMatchObject({ year: 2019, quarter: 2 });
    const half = form({ label: 'gelombang empat', year: '2019', file: bytesOf('h') });
    expect(await admin.refusal('uploadQuarterlyFile', { body: half })).toMatchObject({
      code: 'BAD_REQUEST',
    });
    const params = { id: file.id };
    const taken = { params, body: { year: 2019, quarter: 2 } };
    expect(await admin.refusal('setFilePeriod', taken)).toMatchObject({ code: 'PERIOD_TAKEN' });
    await admin.call('setFilePeriod', { params, body: { year: 2019, quarter: 1 } });
    const row = await gateway.database.files.find(file.id);
    expect(row).toMatchObject({ year: 2019, quarter: 1 });
  });

  test('has a quarter that no other has: of two files of which it is said at the same moment one is refused', async () => {
    const stored = () => storeQuarter(gateway, { label: `gelombang ${randomUUID()}` });
    const files = [await stored(), await stored()];
    const both = await gateway.database.dataSource.transaction(async (manager) => {
      // Neither can be given it until both have found it free.
      await manager.query('LOCK TABLE workbook_file IN SHARE MODE');
      const body = { year: 2018, quarter: 1 };
      const said = files.map(({ id }) => admin.send('setFilePeriod', { params: { id }, body }));
      await waitingForLocks(gateway.databaseUrl, said.length);
      return said;
    });
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test('exchanges the bytes of the file it replaces, which keeps its id, and its label where none is given', async () => {
    const { file } = await admin.call('uploadQuarterlyFile', upload('Triwulan I 2021'));
    const { files } = upload('', bytesOf('isi yang baru'));
    const body = { replaces: file.id };
    const replaced = await admin.call('uploadQuarterlyFile', { body, files });
    expect(replaced.file).toMatchObject({
      id: file.id,
      label: 'Triwulan I 2021',
      year: 2021,
      quarter: 1,
    });
    expect(replaced.file.sha256).not.toBe(file.sha256);
    const unknown = form({ label: 'z', replaces: randomUUID(), file: bytesOf('z') });
    expect(await admin.refusal('uploadQuarterlyFile', { body: unknown })).toMatchObject({
      status: 404,
      code: 'FILE_NOT_FOUND',
    });
  });

  test.each(['gambar.png', 'triwulan.xlsm', 'triwulan'])('named %s is refused', async (name) => {
    expect(
      await admin.refusal('uploadQuarterlyFile', upload('jenis', bytesOf('x'), name)),
    ).toMatchObject({ status: 415, code: 'UNSUPPORTED_FILE_TYPE' });
    const body = { fileName: name, fileContent: 'AAAA', label: 'jenis' };
    expect(await admin.refusal('uploadQuarterlyFile', { body })).toMatchObject({ status: 415 });
  });

  test.each([
    ['without a file', form({ label: 'bentuk' })],
    ['with a file under another name', form({ label: 'bentuk', berkas: bytesOf('x') })],
    ['as JSON without content', { label: 'bentuk', fileName: 'a.xlsx' }],
  ])('%s is a bad request', async (_how, body) => {
    expect(await admin.refusal('uploadQuarterlyFile', { body })).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    });
  });

  test.each(['%%', 'AAA', 'bukan base64!'])(
    'in JSON as %s, which is no base64',
    async (content) => {
      const body = { label: 'bentuk', fileName: 'a.xlsx', fileContent: content };
      expect(await admin.refusal('uploadQuarterlyFile', { body })).toMatchObject({
        status: 400,
        message: 'Konversi base64 ke File gagal',
      });
    },
  );

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'that breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="label"\r\n\r\nhal',
    ],
  ])('in a form %s is a bad request', async (_how, type, body) => {
    const response = await fetch(gateway.url + pathOf('uploadQuarterlyFile'), {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': type },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('in a form of a hundred fields is a bad request', async () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`f${i}`, 'x']));
    const body = form({ ...many, label: 'bentuk', file: bytesOf('x') });
    expect(await admin.refusal('uploadQuarterlyFile', { body })).toMatchObject({ status: 400 });
  });
});

describe('a file of 51 MB', () => {
  const bytes = new Uint8Array(UPLOAD_MAX_BYTES + 1024 * 1024);
  const big = new Blob([bytes]);
  // Written before any call: a process that is busy for seconds misses that a server closes idle connections.
  const fileContent = Buffer.from(bytes).toString('base64');

  test('is too large, as a form and as JSON', async () => {
    const before = await contents();
    expect(await admin.refusal('uploadQuarterlyFile', upload('besar', big))).toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
    });
    const body = { fileName: 'a.xlsx', fileContent, label: 'besar' };
    expect(await admin.refusal('uploadQuarterlyFile', { body })).toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
    });
    expect(await contents()).toBe(before);
    expect(await leftBehind()).toEqual([]);
  });

  test('is answered while the client still sends, whether it said how much would come or not', async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n';
    for (const announced of [true, false]) {
      const sending = openRequest(gateway.url + pathOf('uploadQuarterlyFile'), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${admin.token}`,
          'content-type': 'multipart/form-data; boundary=b',
          ...(announced ? { 'content-length': String(big.size + 1000) } : {}),
        },
      });
      const answered = new Promise<number | undefined>((resolve, reject) => {
        sending.on('response', ({ statusCode }) => resolve(statusCode));
        sending.on('error', reject);
      });
      sending.write(head);
      if (!announced) sending.write(Buffer.alloc(UPLOAD_MAX_BYTES + 100_000));
      // The rest never comes.
      expect(await answered).toBe(413);
      sending.destroy();
    }
    await until(async () => (await leftBehind()).length === 0);
  });

  test('of exactly 50 MB is taken', async () => {
    const limit = new Blob([new Uint8Array(UPLOAD_MAX_BYTES)]);
    const answer = await admin.call('uploadQuarterlyFile', upload('tepat', limit));
    expect(answer.file.size_bytes).toBe(UPLOAD_MAX_BYTES);
    const fileContent = Buffer.alloc(UPLOAD_MAX_BYTES, 1).toString('base64');
    await admin.call('uploadQuarterlyFile', {
      body: { fileName: 'a.xlsx', fileContent, label: 'tepat lagi' },
    });
  });
});

test('nothing is left in the private folder, whatever became of the upload', async () => {
  await admin.call('uploadQuarterlyFile', upload('bersih'));
  await admin.refusal('uploadQuarterlyFile', upload('bersih'));
  await admin.refusal('uploadQuarterlyFile', upload('rusak'));
  await admin.refusal('uploadQuarterlyFile', upload('jenis', bytesOf('x'), 'a.png'));
  await until(async () => (await leftBehind()).length === 0);
});

test('stored files are listed, given back and deleted', async () => {
  const { file } = await admin.call('uploadQuarterlyFile', upload('pulang pergi', bytesOf('utuh')));
  const staff = await gateway.signedIn('staff');
  const { data } = await staff.call('userFiles', { body: { scope: 'all' } });
  const listed = { ...file, newer_notes: 0 };
  expect(data.quarterly_files.find(({ id }) => id === file.id)).toEqual(listed);
  const given = await staff.call('quarterlyFile', { body: { id: file.id } });
  expect(Buffer.from(given.file.file_base64, 'base64').toString()).toBe('utuh');
  await admin.call('deleteFile', { body: { fileId: file.id, fileType: 'quarterly' } });
  for (const [name, body] of [
    ['quarterlyFile', { id: file.id }],
    ['quarterlyFile', { id: 'bukan-id' }],
  ] as const)
    expect(await staff.refusal(name, { body })).toMatchObject({
      status: 404,
      code: 'FILE_NOT_FOUND',
    });
  expect(
    await admin.refusal('deleteFile', { body: { fileId: file.id, fileType: 'quarterly' } }),
  ).toMatchObject({ status: 404, code: 'FILE_NOT_FOUND' });
});

test('the quality of a stored quarter is asked of a worker, that of the companies is known', async () => {
  const quarter = await storeQuarter(gateway, { label: 'mutu' });
  const companies = await storeCompanies(gateway, { 'PT Melati': 'Konstruksi' });
  const staff = await gateway.signedIn('staff');
  const ofQuarter = await staff.call('fileQuality', { params: { id: quarter.id } });
  expect(ofQuarter).toMatchObject({ file_type: 'quarterly', file: { id: quarter.id } });
  expect(await staff.call('fileQuality', { params: { id: companies.id } })).toMatchObject({
    file_type: 'company',
    file: { id: companies.id, companies: 1 },
    report: companies.report,
  });
  expect(await staff.refusal('fileQuality')).toMatchObject({ status: 404, code: 'FILE_NOT_FOUND' });
});

test('sample data is refused where files are stored', async () => {
  await admin.call('uploadQuarterlyFile', upload('sudah ada'));
  expect(await admin.refusal('loadSampleData')).toMatchObject({
    status: 409,
    code: 'FILES_ALREADY_STORED',
  });
});

test('fictional files say so, and go in one call with the analyses made of them; others stay', async () => {
  const sample = await storeQuarter(gateway, { label: 'contoh', isSample: true });
  const real = await storeQuarter(gateway, { label: 'sungguhan' });
  const analysisOf = ({ id, label }: typeof sample) =>
    storeSession(gateway, admin, { sources: { before: aSource({ file_id: id, label }) } });
  const [ofSample, ofReal] = [await analysisOf(sample), await analysisOf(real)];
  const stored = async () => {
    const { data } = await admin.call('userFiles', { body: {} });
    return new Map(data.quarterly_files.map((one) => [one.label, one.is_sample]));
  };
  const before = await stored();
  expect([before.get('contoh'), before.get('sungguhan')]).toEqual([true, false]);
  const staff = await gateway.signedIn('staff');
  expect(await staff.refusal('removeSampleData')).toMatchObject({ status: 403 });
  await admin.call('removeSampleData');
  const left = await stored();
  expect([left.has('contoh'), left.has('sungguhan')]).toEqual([false, true]);
  expect(await gateway.database.sessions.find(ofSample)).toBeNull();
  expect(await gateway.database.sessions.find(ofReal)).not.toBeNull();
});
