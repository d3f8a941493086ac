import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { type IncomingMessage, request as openRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CodedError,
  ErrorBody,
  MERGE_COUNTS,
  MERGE_MAX_FILES,
  type MergePreviewItem,
  type MergeResponse,
  pathOf,
  type SentFile,
  type UnmergedFile,
  UPLOAD_MAX_BYTES,
  XLSX_MEDIA_TYPE,
} from '@lqc/contracts';
import { until } from '@lqc/contracts/testing';
import { UPLOAD_FOLDER } from '../src/tokens.js';
import { type Client, jobIdOf } from './support/client.js';
import { anInTestWorker, type Keep } from './support/in-test-worker.js';
import { aQualityReport, storeQuarter } from './support/stored-files.js';
import { gateway, withGateway } from './support/with-gateway.js';

let staff: Client;
let sent: SentFile[] = [];

withGateway(async () => {
  staff = await gateway.signedIn('staff');
  await anInTestWorker(gateway, {
    'preview-merge': async ({ payload }) => {
      sent = (payload as { files: SentFile[] }).files;
      const preview = sent.map(({ fileName, sizeBytes, refused }, position): MergePreviewItem => ({
        position,
        fileName,
        fileSize: sizeBytes,
        sheetName: refused ? null : fileName,
        originalName: null,
        status: refused ? 'error' : 'ready',
        error: refused,
        code: refused,
        converted: false,
        hidden: false,
        notes: [],
      }));
      return { success: true, preview };
    },
    'merge-workbooks': async ({ payload }) => {
      const { files } = payload as { files: SentFile[] };
      const rows = files.map(({ fileName, refused }, position) => ({
        position,
        file_name: fileName,
        code: refused,
        message: 'Bukan buku kerja.',
      }));
      const errors = rows.filter((row): row is UnmergedFile => row.code !== null);
      const merged = rows.filter(({ code }) => code === null);
      if (merged.length === 0)
        throw new CodedError('MERGE_NOTHING_MERGED', {}, { details: { files: errors } });
      const none = Object.fromEntries(MERGE_COUNTS.map((key) => [key, 0]));
      return async (keep: Keep) => ({
        ...(await keep({ fileName: 'x', mediaType: XLSX_MEDIA_TYPE, bytes: Buffer.from('x') })),
        certificate: {
          before: none,
          after: none,
          // Each file gave two sheets.
          sheets: [...merged, ...merged].map(({ position, file_name }) => ({
            position,
            file_name,
            sheet: 'A',
            final_sheet: 'A',
            converted: false,
            hidden: false,
          })),
          losses: [{ kind: 'macros', label: 'makro', file_name: 'a.xlsx', sheet: null, count: 3 }],
          errors,
        },
      });
    },
    'read-quarterly-file': async ({ payload }) => {
      const { label, fileName, contentSha256 } = payload as Record<string, string>;
      const bytes = await gateway.database.contents.read(contentSha256!);
      if (bytes?.toString() !== 'gabungan') throw new CodedError('WORKBOOK_DAMAGED');
      const file = await storeQuarter(gateway, { label: label!, fileName, contentSha256 });
      return { success: true, message: 'Tersimpan.', file, quality: aQualityReport() };
    },
  });
});

const form = (...files: (readonly [string, string | Uint8Array<ArrayBuffer>])[]) => ({
  files: { files: files.map(([name, bytes]) => new File([bytes], name)) },
});
/** Files are removed from the gateway's private folder right after the answer. */
const nothingIsLeft = () =>
  until(async () => (await readdir(gateway.app.get<string>(UPLOAD_FOLDER))).length === 0);

test('files come in their order; what cannot be merged is one refused row', async () => {
  const { preview } = await staff.call(
    'previewMerge',
    form(['b.xlsx', 'b'], ['foto.png', 'x'], ['a.xls', 'a'], ['b.xlsx', 'lain']),
  );
  expect(preview.map(({ fileName, code }) => [fileName, code])).toEqual([
    ['b.xlsx', null],
    ['foto.png', 'UNSUPPORTED_FILE_TYPE'],
    ['a.xls', null],
    ['b.xlsx', null],
  ]);
  expect(sent.map(({ contentSha256 }) => contentSha256 === null)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  const bytes = await gateway.database.contents.read(sent[3]!.contentSha256!);
  expect(bytes!.toString()).toBe('lain');
  await nothingIsLeft();
});

test('a file of more than 50 MB is refused alone', async () => {
  const large = new Uint8Array(UPLOAD_MAX_BYTES + 1);
  const { preview } = await staff.call(
    'previewMerge',
    form(['besar.xlsx', large], ['a.xlsx', 'a']),
  );
  expect(preview.map(({ code, fileSize }) => [code, fileSize])).toEqual([
    ['MERGE_FILE_TOO_LARGE', UPLOAD_MAX_BYTES + 1],
    [null, 1],
  ]);
  await nothingIsLeft();
});

test('no file, too many and too much together are refused with their sentences', async () => {
  const textAlone = new FormData();
  textAlone.append('catatan', 'tanpa file');
  const otherField = new FormData();
  otherField.append('file', new File(['a'], 'a.xlsx'));
  for (const body of [new FormData(), textAlone, otherField])
    for (const name of ['previewMerge', 'merge'] as const)
      expect(await staff.refusal(name, { body })).toMatchObject({
        status: 422,
        code: 'MERGE_NO_FILES',
        message: 'Tidak ada file yang dipilih',
      });
  const many = Array.from({ length: MERGE_MAX_FILES + 1 }, (_, at) => [`${at}.xlsx`, 'x'] as const);
  expect(await staff.refusal('previewMerge', form(...many))).toMatchObject({
    status: 413,
    code: 'MERGE_TOO_MANY_FILES',
  });
  expect(
    await staff.refusal('merge', {
      body: 'x',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
  ).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  await nothingIsLeft();
});

test('a merge that is answered at once tells in headers what it left out, and where its certificate is', async () => {
  const response = await staff.send(
    'merge',
    form(['a.xlsx', 'a'], ['foto – “ü”.png', 'x'], ['b.xlsx', 'b']),
  );
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('x');
  const told = ['x-merged-files', 'x-left-out-files', 'x-losses'].map((name) =>
    response.headers.get(name),
  );
  expect(told).toEqual(['2', '1', '1']);
  const [, address, id] = /^<(\/api\/v1\/jobs\/(.+))>; rel="describedby"$/.exec(
    response.headers.get('link') ?? '',
  )!;
  expect(address).toBe(pathOf('job', { id: id! }));
  const { result } = await staff.call('job', { params: { id: id! } });
  expect((result as MergeResponse).certificate.errors).toMatchObject([
    { position: 1, file_name: 'foto – “ü”.png', code: 'UNSUPPORTED_FILE_TYPE' },
  ]);
});

test('where nothing could be merged, the refusal names each file with its reason', async () => {
  const none = form(['foto.png', 'x'], ['surat.pdf', 'y']);
  const files = ['foto.png', 'surat.pdf'].map((name, position) => ({
    position,
    file_name: name,
    code: 'UNSUPPORTED_FILE_TYPE',
    message: 'Bukan buku kerja.',
  }));
  const refused = await staff.send('merge', none);
  expect(refused.status).toBe(422);
  expect(ErrorBody.parse(await refused.json())).toMatchObject({
    code: 'MERGE_NOTHING_MERGED',
    files,
  });
  const accepted = await staff.send('merge', { ...none, headers: { prefer: 'respond-async' } });
  const params = { id: await jobIdOf(accepted) };
  let job = await staff.call('job', { params });
  for (let asked = 0; job.status !== 'failed' && asked < 100; asked += 1) {
    await wait(50);
    job = await staff.call('job', { params });
  }
  expect(job.error).toMatchObject({ code: 'MERGE_NOTHING_MERGED', files });
});

test('a temporary folder that cannot be written to fails the call, and the gateway goes on', async () => {
  const folder = gateway.app.get<string>(UPLOAD_FOLDER);
  await rm(folder, { recursive: true });
  const sending = openRequest(gateway.url + pathOf('previewMerge'), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${staff.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
  });
  try {
    const answered = once(sending, 'response');
    sending.write(
      '--b\r\nContent-Disposition: form-data; name="files"; filename="a.xlsx"\r\n\r\nisi',
    );
    // The error comes while nobody asks the file for anything, since the rest is not there yet.
    await wait(500);
    sending.end('\r\n--b--\r\n');
    const [{ statusCode }] = (await answered) as [IncomingMessage];
    expect(statusCode).toBe(500);
  } finally {
    sending.destroy();
    await mkdir(folder);
  }
  await staff.call('previewMerge', form(['a.xlsx', 'a']));
});

test('a merged workbook is stored as a quarter by an admin, without another upload', async () => {
  const admin = await gateway.admin();
  const owner = await gateway.database.users.findByName(admin.username);
  const runId = await gateway.database.runs.create({
    name: 'merge-workbooks',
    payload: { files: [] },
    ownerId: owner!.id,
    requestId: null,
  });
  const { artifact_id: id } = await gateway.database.dataSource.transaction((manager) =>
    gateway.database.artifacts.store(
      manager,
      { runId },
      {
        fileName: 'gabungan_diary_notes.xlsx',
        mediaType: 'application/octet-stream',
        bytes: Buffer.from('gabungan'),
      },
    ),
  );
  const body = { label: 'Triwulan IV 2025' };
  expect(await staff.refusal('storeMerged', { params: { id }, body })).toMatchObject({
    code: 'FORBIDDEN',
  });
  const { file } = await admin.call('storeMerged', { params: { id }, body });
  expect(file).toMatchObject({ label: 'Triwulan IV 2025' });
  expect(await admin.refusal('storeMerged', { params: { id }, body })).toMatchObject({
    status: 409,
    code: 'LABEL_TAKEN',
  });
  expect(await admin.refusal('storeMerged', { params: { id }, body: {} })).toMatchObject({
    code: 'LABEL_REQUIRED',
  });
});
