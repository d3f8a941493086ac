import { randomUUID } from 'node:crypto';
import type {
  IndicatorDetailResponse,
  IndicatorFigure,
  JobPayload,
  QuarterFigures,
  SessionFigures,
} from '@lqc/contracts';
import type { JobRun, Transaction } from '@lqc/database';
import { waitingForLocks } from '@lqc/database/testing';
import { type Client, jobIdOf } from './support/client.js';
import { anInTestWorker } from './support/in-test-worker.js';
import { aQualityReport, storeCompanies, storeQuarter } from './support/stored-files.js';
import { aSource } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

let staff: Client;

const begun: JobRun[] = [];

const aFigure = (average: number): IndicatorFigure => ({
  key: 'domestik',
  label: 'Permintaan Domestik',
  average,
  n: 2,
  status: 'Sedang',
  distribution: [],
  narratives: 1,
  small_sample: true,
});

const figuresOf = (source: QuarterFigures['source'], average: number): QuarterFigures => ({
  source,
  contacts: 2,
  companies: 2,
  avg_values: { 'Permintaan Domestik': average },
  indicators: [aFigure(average)],
  quality: aQualityReport(),
});

/** Ends a session's run as the worker does. */
async function computed(run: JobRun): Promise<SessionFigures> {
  begun.push(run);
  const { sessionId } = run.payload as { sessionId: string };
  const session = (await gateway.database.sessions.find(sessionId))!;
  const { before, now } = session.sources;
  return {
    files_loaded: 2,
    data: figuresOf(before!, 3),
    avg_values: { 'Permintaan Domestik': 4 },
    main_result: { avg_values: {}, lu_totals: {}, dominant_lu: {} },
    domestik_ekspor_result: null,
    quality: aQualityReport(),
    avg_values_3: null,
    quarters: { before: figuresOf(before!, 3), now: figuresOf(now!, 4), last_year: null },
    changes: { qtq: {}, yoy: {} },
    company_source: session.sources.company,
  };
}

function explained(run: JobRun): Omit<IndicatorDetailResponse, 'session_id'> {
  begun.push(run);
  const { quarter } = run.payload as JobPayload<'explain-indicator'>;
  const source = {
    file_id: null,
    label: 'Triwulan II 2025',
    file_name: 'triwulan.xlsx',
    upload_date: '2025-07-01T00:00:00.000Z',
    owner_username: 'admin',
    sha256: 'a',
  };
  return { quarter, source, figure: aFigure(3), contacts: [] };
}

let chosen: { quarter_now_id: string; quarter_before_id: string };

withGateway(async () => {
  staff = await gateway.signedIn('staff');
  await anInTestWorker(gateway, {
    'start-session': computed,
    'explain-indicator': explained,
    'explain-sector': (run) => {
      begun.push(run);
      return { sector: (run.payload as JobPayload<'explain-sector'>).sector, companies: [] };
    },
  });
  const before = await storeQuarter(gateway, { label: 'Triwulan II 2025' });
  const now = await storeQuarter(gateway, { label: 'Triwulan III 2025' });
  chosen = { quarter_now_id: now.id, quarter_before_id: before.id };
});

test('without a company database no analysis starts', async () => {
  expect(await staff.refusal('startSession', { body: chosen })).toMatchObject({
    status: 422,
    code: 'COMPANY_FILE_MISSING',
    message: 'Database perusahaan belum ada. Upload di Admin.',
  });
});

describe('with a company database', () => {
  beforeAll(() => storeCompanies(gateway, { 'PT Kenanga': 'Konstruksi' }));

  test.each([
    ['nothing', {}],
    ['the current one only', { quarter_now_id: randomUUID() }],
    ['blanks', { quarter_now_id: '', quarter_before_id: '' }],
    ['null', { quarter_now_id: null, quarter_before_id: null }],
  ])('choosing %s of the quarters asks for both', async (_what, body) => {
    expect(await staff.refusal('startSession', { body })).toMatchObject({
      status: 422,
      code: 'QUARTERS_REQUIRED',
      message: 'Harap pilih kedua triwulan',
    });
  });

  test('a quarter that is not stored is not found, and no session is left behind', async () => {
    const count = async () => {
      const rows: unknown[] = await gateway.database.dataSource.query(
        'SELECT id FROM analysis_session',
      );
      return rows.length;
    };
    const before = await count();
    for (const strange of [randomUUID(), 'bukan-id'])
      for (const change of [{ quarter_now_id: strange }, { last_year_id: strange }])
        expect(
          await staff.refusal('startSession', { body: { ...chosen, ...change } }),
        ).toMatchObject({ status: 404, code: 'FILE_NOT_FOUND' });
    expect(await count()).toBe(before);
  });

  test('an analysis starts without moving a byte, remembers its sources, and is there after a reload', async () => {
    const answer = await staff.call('startSession', { body: chosen });
    expect(begun.at(-1)?.payload).toEqual({ sessionId: answer.session_id });
    const { events } = await (
      await gateway.admin()
    ).call('auditEvents', { query: { action: 'start-analysis', limit: '1' } });
    expect(events[0]).toMatchObject({ outcome: 'done', object_id: answer.session_id });
    expect(answer.quarters.now?.source).toMatchObject({
      file_id: chosen.quarter_now_id,
      label: 'Triwulan III 2025',
      owner_username: 'admin',
    });
    expect(answer.company_source).toMatchObject({ file_name: 'perusahaan.xlsx' });
    expect(await staff.call('session', { params: { session: answer.session_id } })).toEqual(answer);
    const { sessions } = await staff.call('listSessions');
    expect(sessions[0]).toMatchObject({
      session_id: answer.session_id,
      label_now: 'Triwulan III 2025',
      label_before: 'Triwulan II 2025',
      label_last_year: null,
      owner_username: staff.username,
      shared: true,
      sources: {
        now: answer.quarters.now!.source,
        before: answer.quarters.before.source,
        last_year: null,
        company: answer.company_source,
      },
    });
  });

  test('a conclusion is kept with the quarters and averages of its analysis, and who says others is told', async () => {
    const { session_id: sessionId } = await staff.call('startSession', { body: chosen });
    const right = {
      sessionId,
      chapter: 'bab_2' as const,
      indicator: 'Permintaan Domestik',
      quarterNow: 'Tw III-2025',
      quarterBefore: 'Triwulan II 2025',
      avgNow: 4,
      avgBefore: 3,
      summary: 'Permintaan naik.',
    };
    const said = { quarterNow: 'Triwulan II 2030', avgNow: 1.11, avgBefore: 4.99 };
    const wrong = { ...right, ...said, summary: 'Permintaan naik lagi.' };
    const saved = [];
    for (const body of [right, wrong]) saved.push(await staff.call('saveConclusion', { body }));
    expect(saved.map((one) => one.corrected)).toEqual([
      [],
      ['quarter_now', 'avg_now', 'avg_before'],
    ]);
    expect(saved[1]!.message).toMatch(/disimpan menurut datanya/);
    const { data } = await staff.call('conclusions', { body: {} });
    const shown = saved.map(({ id }) => data.find((one) => one.id === id));
    const averages = { avg_now: 4, avg_before: 3, quarter_before: 'Triwulan II 2025' };
    expect(shown).toMatchObject([
      { ...averages, quarter_now: 'Tw III-2025' },
      { ...averages, quarter_now: 'Triwulan III 2025' },
    ]);
  });

  test.each(['', '  ', null])('a last year of %j is none', async (last_year_id) => {
    const response = await staff.send('startSession', { body: { ...chosen, last_year_id } });
    expect(response.status).toBe(201);
  });

  test('figures outlive the files they came from', async () => {
    const extra = await storeQuarter(gateway, { label: 'sementara' });
    const { session_id: session } = await staff.call('startSession', {
      body: { ...chosen, last_year_id: extra.id },
    });
    await (
      await gateway.admin()
    ).call('deleteFile', { body: { fileId: extra.id, fileType: 'quarterly' } });
    await staff.call('session', { params: { session } });
  });

  test('what stands behind an average, or behind a sector, is asked of the workers', async () => {
    const { session_id: session } = await staff.call('startSession', { body: chosen });
    const params = { session, key: 'domestik' } as const;
    const before = await staff.call('indicatorDetail', { params, query: { quarter: 'before' } });
    expect(before).toMatchObject({ session_id: session, quarter: 'before' });
    expect(begun.at(-1)?.payload).toEqual({
      sessionId: session,
      indicator: 'domestik',
      quarter: 'before',
    });
    const name = "Jasa'; DROP TABLE company --";
    expect(await staff.call('sectorCompanies', { params: { session, name } })).toEqual({
      sector: name,
      companies: [],
    });
    expect(begun.at(-1)?.payload).toEqual({ sessionId: session, sector: name });
  });

  test('an unknown quarter and an unknown indicator are told apart', async () => {
    const { session_id: session } = await staff.call('startSession', { body: chosen });
    const params = { session, key: 'domestik' };
    expect(
      await staff.refusal('indicatorDetail', { params, query: 'quarter=kapan' }),
    ).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(
      await staff.refusal('indicatorDetail', { params: { session, key: 'cuaca' } }),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    // What is asked about now is no expectation.
    expect(await staff.refusal('expectationContacts', { params })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  test("what stands behind a colleague's figures of stored quarters is there for everyone", async () => {
    const { session_id: session } = await staff.call('startSession', { body: chosen });
    const other = await gateway.signedIn('staff');
    expect(await other.call('session', { params: { session } })).toMatchObject({
      owner_username: staff.username,
      quarters: { now: { source: { file_id: chosen.quarter_now_id } } },
    });
    await other.call('indicatorDetail', { params: { session, key: 'domestik' } });
    await other.call('sectorCompanies', { params: { session, name: 'Konstruksi' } });
  });

  test('the same stored quarters are one analysis, which everybody lets go of for themselves', async () => {
    const colleague = await gateway.signedIn('staff');
    const [now, before] = [
      await storeQuarter(gateway, { label: 'Triwulan III 2031' }),
      await storeQuarter(gateway, { label: 'Triwulan II 2031' }),
    ];
    const body = { quarter_now_id: now.id, quarter_before_id: before.id };
    const start = async (client: Client) =>
      (await client.call('startSession', { body })).session_id;
    const session = await start(staff);
    expect([await start(staff), await start(colleague)]).toEqual([session, session]);
    const holders = async () =>
      (await gateway.database.sessions.outline(session))!.holders.toSorted();
    expect(await holders()).toEqual([staff.username, colleague.username].toSorted());
    const listed = async (client: Client, scope: 'own' | 'office') =>
      (await client.call('listSessions', { query: { scope } })).sessions.filter(
        ({ label_now: label }) => label === 'Triwulan III 2031',
      );
    for (const client of [staff, colleague])
      expect(await listed(client, 'own')).toMatchObject([{ session_id: session }]);
    // A file of one's own would change it for the other.
    const file = new FormData();
    file.append('session_id', session);
    file.append('file_3', new File(['x'], 'a.xlsx'));
    expect(await staff.refusal('uploadFile3', { body: file })).toMatchObject({
      status: 409,
      code: 'ANALYSIS_OF_OTHERS',
    });
    await staff.call('resetSession', { params: { session } });
    expect(await holders()).toEqual([colleague.username]);
    expect(await listed(staff, 'own')).toEqual([]);
    expect(await listed(colleague, 'own')).toHaveLength(1);
    expect(await start(staff)).toBe(session);
    await colleague.call('resetSession', { params: { session } });
    await staff.call('resetSession', { params: { session } });
    expect(await listed(staff, 'office')).toEqual([]);
    expect(await start(staff)).not.toBe(session);
  });

  test('a colleague who only asked about an analysis keeps it, with the conversation, when its starter lets go', async () => {
    const { database } = gateway;
    const colleague = await gateway.signedIn('staff');
    const asking = (await database.users.findByName(colleague.username))!.id;
    const start = async () => (await staff.call('startSession', { body: chosen })).session_id;
    const session = await start();
    const conversation = { sessionId: session, userId: asking, requestId: null };
    await database.chat.ask(conversation, { content: 'Mengapa?', indicator: null, summary: null });
    await staff.call('resetSession', { params: { session } });
    expect((await database.sessions.outline(session))?.holders).toEqual([colleague.username]);
    expect(await database.chat.history(conversation, 10)).toMatchObject([
      { content: 'Mengapa?' },
      { role: 'assistant' },
    ]);
    // Who asked in a version before holds nothing.
    await start();
    await database.dataSource.query('DELETE FROM analysis_holder WHERE user_id = $1', [asking]);
    await staff.call('resetSession', { params: { session } });
    expect(await database.chat.history(conversation, 10)).toHaveLength(2);
    await start();
    await database.chat.clear(conversation);
    await staff.call('resetSession', { params: { session } });
    expect(await database.sessions.outline(session)).toBeNull();
  });

  test('two who start it at the same moment get the same analysis', async () => {
    const colleague = await gateway.signedIn('staff');
    const now = await storeQuarter(gateway, { label: 'Triwulan III 2032' });
    const before = await storeQuarter(gateway, { label: 'Triwulan II 2032' });
    const body = { quarter_now_id: now.id, quarter_before_id: before.id };
    // Neither can store one until both have looked for it.
    const started = await gateway.database.dataSource.transaction(async (manager) => {
      await manager.query('LOCK TABLE analysis_session IN EXCLUSIVE MODE');
      const both = [staff, colleague].map((client) => client.call('startSession', { body }));
      await waitingForLocks(gateway.databaseUrl, both.length);
      return both;
    });
    const [first, second] = await Promise.all(started);
    expect(second!.session_id).toBe(first!.session_id);
  });

  test('an analysis that the last one lets go of stays for a colleague who starts it just then', async () => {
    const colleague = await gateway.signedIn('staff');
    const now = await storeQuarter(gateway, { label: 'Triwulan III 2033' });
    const before = await storeQuarter(gateway, { label: 'Triwulan II 2033' });
    const body = { quarter_now_id: now.id, quarter_before_id: before.id };
    const { session_id: session } = await staff.call('startSession', { body });
    const both = await gateway.database.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM analysis_session WHERE id = $1 FOR UPDATE', [session]);
      const starting = colleague.call('startSession', { body });
      await waitingForLocks(gateway.databaseUrl, 1);
      const lettingGo = staff.call('resetSession', { params: { session } });
      await waitingForLocks(gateway.databaseUrl, 2);
      return [starting, lettingGo] as const;
    });
    expect((await Promise.all(both))[0].session_id).toBe(session);
    await colleague.call('session', { params: { session } });
  });

  describe('an analysis into which a file of one’s own is put', () => {
    let quarters = 0;
    const started = async () => {
      quarters += 1;
      const [now, before] = [
        await storeQuarter(gateway, { label: `Triwulan III ${2040 + quarters}` }),
        await storeQuarter(gateway, { label: `Triwulan II ${2040 + quarters}` }),
      ];
      const body = { quarter_now_id: now.id, quarter_before_id: before.id };
      const { session_id: session } = await staff.call('startSession', { body });
      /** What a worker does at the end of an upload. */
      const put = (manager: Transaction) =>
        gateway.database.sessions.setQuarter(
          manager,
          session,
          'last_year',
          before.surveyId,
          aSource({ file_id: null }),
        );
      return { body, session, put };
    };
    const transaction = <T>(work: (manager: Transaction) => Promise<T>) =>
      gateway.database.dataSource.transaction(work);

    test('is not joined by a colleague who starts it just then', async () => {
      const colleague = await gateway.signedIn('staff');
      const { body, session, put } = await started();
      const [joining] = await transaction(async (manager) => {
        await put(manager);
        const join = colleague.call('startSession', { body });
        await waitingForLocks(gateway.databaseUrl, 1);
        return [join];
      });
      const joined = (await joining!).session_id;
      expect(joined).not.toBe(session);
      expect(await colleague.refusal('session', { params: { session } })).toMatchObject({
        code: 'ANALYSIS_NOT_FOUND',
      });
      expect((await gateway.database.sessions.outline(joined))?.isShared).toBe(true);
    });

    test('is no ground for a report that is begun just then', async () => {
      const { session, put } = await started();
      const createdBy = (await gateway.database.users.findByName(staff.username))!.id;
      const report = {
        title: 'Laporan',
        people: '',
        sessionId: session,
        createdBy,
        quarters: {},
        sections: [],
      };
      const [beginning] = await transaction(async (manager) => {
        await put(manager);
        const begin = gateway.database.reports.create(report, 100);
        await waitingForLocks(gateway.databaseUrl, 1);
        return [expect(begin).rejects.toMatchObject({ code: 'CONFLICT' })];
      });
      await beginning;
      expect(await gateway.database.reports.begunBy(createdBy)).toBe(0);
    });

    test('is no ground any more for a report that was deleted before and is brought back', async () => {
      const { session, put } = await started();
      const { database } = gateway;
      const createdBy = (await database.users.findByName(staff.username))!.id;
      const report = { title: 'Laporan', people: '', quarters: {}, sections: [] };
      const id = (await database.reports.create(
        { ...report, sessionId: session, createdBy },
        100,
      ))!;
      const undo = await database.reports.delete(id, 'Laporan', createdBy);
      await transaction(put);
      expect(await staff.refusal('undo', { params: { id: undo! } })).toMatchObject({
        code: 'UNDO_IN_THE_WAY',
      });
      expect(await database.reports.begunBy(createdBy)).toBe(0);
    });

    test('stays the office’s when a colleague or a report has taken it since the file was sent', async () => {
      const colleague = await gateway.signedIn('staff');
      const { id: userId } = (await gateway.database.users.findByName(colleague.username))!;
      const { session, put } = await started();
      const [putting] = await transaction(async (manager) => {
        await manager.query('INSERT INTO analysis_holder (session_id, user_id) VALUES ($1, $2)', [
          session,
          userId,
        ]);
        const puts = transaction(put);
        await waitingForLocks(gateway.databaseUrl, 1);
        return [expect(puts).rejects.toMatchObject({ code: 'ANALYSIS_OF_OTHERS' })];
      });
      await putting;
      expect((await gateway.database.sessions.outline(session))?.isShared).toBe(true);
    });
  });

  test('an analysis that was reset is gone', async () => {
    const { session_id: session } = await staff.call('startSession', { body: chosen });
    await staff.call('resetSession', { params: { session } });
    for (const name of ['session', 'compare', 'resetSession'] as const)
      expect(await staff.refusal(name, { params: { session } })).toMatchObject({
        status: 404,
        code: 'ANALYSIS_NOT_FOUND',
      });
  });
});

test('ids that were never given out are not found, whatever their form', async () => {
  for (const session of [randomUUID(), 'abc', '1', "'; --", '%00'])
    for (const name of ['session', 'compare'] as const)
      expect(await staff.refusal(name, { params: { session } })).toMatchObject({
        status: 404,
        code: 'ANALYSIS_NOT_FOUND',
      });
  for (const id of [randomUUID(), 'abc'])
    expect(await staff.refusal('job', { params: { id } })).toMatchObject({
      status: 404,
      code: 'JOB_NOT_FOUND',
    });
});

describe('the uploads of scripts', () => {
  const form = (parts: Record<string, string | Blob>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(parts))
      if (typeof value === 'string') data.append(name, value);
      else data.append(name, value, 'triwulan.xlsx');
    return data;
  };
  const file = new Blob(['isi']);
  const asynchronously = { headers: { prefer: 'respond-async' } };

  test('name the session and the content of each file', async () => {
    const send = async (name: 'uploadFile1' | 'uploadFile2' | 'uploadFile3', body: FormData) => {
      const response = await staff.send(name, { body, ...asynchronously });
      return (await gateway.database.runs.find(await jobIdOf(response)))!;
    };
    const first = await send('uploadFile1', form({ file }));
    const { sessionId } = first.payload as { sessionId: string };
    expect((await gateway.database.sessions.find(sessionId))?.inputs).toBeNull();
    const second = await send(
      'uploadFile2',
      form({ session_id: sessionId, file_2: file, company_file: file }),
    );
    expect(second).toMatchObject({
      name: 'upload-file-2',
      payload: { sessionId, file: { fileName: 'triwulan.xlsx' } },
    });
    const third = await send('uploadFile3', form({ session_id: sessionId, file_3: file }));
    expect(third.payload).toMatchObject({ sessionId });
  });

  test("are refused for another's session, without a session and without a file", async () => {
    const response = await staff.send('uploadFile1', { body: form({ file }), ...asynchronously });
    const { payload } = (await gateway.database.runs.find(await jobIdOf(response)))!;
    const { sessionId } = payload as { sessionId: string };
    const other = await gateway.signedIn('staff');
    const full = { file_2: file, company_file: file };
    expect(
      await other.refusal('uploadFile2', { body: form({ session_id: sessionId, ...full }) }),
    ).toMatchObject({ status: 404, code: 'ANALYSIS_NOT_FOUND' });
    expect(await staff.refusal('uploadFile2', { body: form(full) })).toMatchObject({
      status: 404,
      code: 'ANALYSIS_NOT_FOUND',
    });
    expect(
      await staff.refusal('uploadFile2', { body: form({ session_id: sessionId, file_2: file }) }),
    ).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await staff.refusal('uploadFile1', { body: form({}) })).toMatchObject({ status: 400 });
  });
});
