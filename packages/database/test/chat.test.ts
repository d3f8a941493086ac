import { randomUUID } from 'node:crypto';
import { type IndicatorKey, MODEL_ANSWER_MAX_LENGTH } from '@lqc/contracts';
import type { Database } from '../src/index.js';
import { aPerson, startTestPostgres, type TestPostgres } from '../src/testing/index.js';

let postgres: TestPostgres;
let database: Database;
let userId: string;
let surveyId: string;
const worker = randomUUID();

const narratives: [contact: string, indicator: IndicatorKey, narrative: string][] = [
  ['PT Arunika', 'harga jual', 'Harga turun karena persaingan produk impor.'],
  ['CV Cendana', 'harga jual', 'Kami menaikkan harga mengikuti biaya energi.'],
  ['UD Dahlia', 'domestik', 'Penjualan meningkat karena musim liburan.'],
  ['PT Ekaputra', 'domestik', 'Bersaing dengan barang impor & "murah" | (asing).'],
];

beforeAll(async () => {
  postgres = await startTestPostgres();
  ({ database } = await postgres.createDatabase());
  const owner = await aPerson(database, 'staf', 'staff');
  userId = owner.id;
  surveyId = await database.dataSource.transaction((manager) =>
    database.surveys.store(manager, {
      contentSha256: 'a'.repeat(64),
      findings: {},
      contacts: narratives.map(([name, indicator, narrative], position) => ({
        name,
        companyKey: name.toLowerCase(),
        sheet: name,
        position,
        answers: [
          {
            indicator,
            hasLikertRow: true,
            score: 3,
            scoreCell: null,
            narrative,
            narrativeCell: null,
          },
        ],
      })),
    }),
  );
});
afterAll(() => postgres?.stop());

const aConversation = async () => {
  const sessionId = randomUUID();
  const sources = { before: null, now: null, last_year: null, company: null };
  await database.sessions.create({ id: sessionId, ownerId: userId, sources });
  return { sessionId, userId, requestId: null };
};
const question = { content: 'Mengapa?', indicator: null, summary: null };

describe('the search of narratives', () => {
  const search = async (over: object) =>
    (
      await database.narrativeSearch.search({
        surveyIds: [surveyId],
        words: [],
        indicators: [],
        contactIds: [],
        about: [],
        isAboutThemAlone: false,
        limit: 10,
        ...over,
      })
    ).map(({ contact }) => contact);

  test('finds a word in any of its forms', async () => {
    expect((await search({ words: ['persaingan'] })).toSorted()).toEqual([
      'PT Arunika',
      'PT Ekaputra',
    ]);
    expect(await search({ words: ['jualan'] })).toEqual(['UD Dahlia']);
  });

  test('puts what is in view and who is named first', async () => {
    expect((await search({ words: ['impor'], indicators: ['harga jual'] }))[0]).toBe('PT Arunika');
    const { contacts } = (await database.surveys.read(surveyId))!.survey;
    const { id } = contacts.find(({ position }) => position === 2)!;
    const about = { contactIds: [id], about: [id] };
    expect((await search({ words: ['impor'], ...about }))[0]).toBe('UD Dahlia');
    const alone = { ...about, isAboutThemAlone: true };
    expect(new Set(await search({ words: ['impor'], ...alone }))).toEqual(new Set(['UD Dahlia']));
  });

  test('takes no word for an operator', async () => {
    expect(await search({ words: ['impor" or "liburan', '!', "'", '\\', '&'] })).toEqual([]);
    expect(await search({ words: ['-musim'] })).toEqual(['UD Dahlia']);
    expect(await search({ words: [] })).toEqual([]);
  });

  test('tells which words stand anywhere', async () => {
    const words = ['bersaing', 'presiden', 'liburan'];
    expect(await database.narrativeSearch.knownWords([surveyId], words)).toEqual([
      'bersaing',
      'liburan',
    ]);
  });
});

test('of many that ask at once in one conversation one is written', async () => {
  const conversation = await aConversation();
  const asked = await Promise.allSettled(
    Array.from({ length: 8 }, () => database.chat.ask(conversation, question)),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await database.chat.history(conversation, 10)).toHaveLength(2);
  await database.runs.cancel((await database.chat.writingRun(conversation))!);
});

test.each([
  ['cancelled', '', 'stopped', null],
  ['cancelled', 'Harga', 'stopped', null],
  ['failed', '', 'failed', 'LLM_BUSY'],
  ['failed', 'Harga', 'cut', 'LLM_BUSY'],
] as const)(
  'a run that is %s with %j written leaves a reply that is %s',
  async (how, text, status, errorCode) => {
    const conversation = await aConversation();
    const { runId, reply } = await database.chat.ask(conversation, question);
    await database.claimedRuns.claim(runId, worker);
    if (text) await database.chatReplies.write(reply.id, runId, text);
    if (how === 'cancelled') await database.runs.cancel(runId);
    else await database.claimedRuns.fail(runId, worker, { code: 'LLM_BUSY' });
    expect(await database.chat.find(conversation, reply.id)).toMatchObject({
      status,
      content: text,
      errorCode,
    });
    // Nothing is written into what is over.
    expect(await database.chatReplies.write(reply.id, runId, 'terlambat')).toBe(false);
  },
);

test('a reply that is as long as any may be does not go on', async () => {
  const conversation = await aConversation();
  const { runId, reply } = await database.chat.ask(conversation, question);
  await database.claimedRuns.claim(runId, worker);
  await database.chatReplies.write(reply.id, runId, 'a'.repeat(MODEL_ANSWER_MAX_LENGTH));
  await database.claimedRuns.fail(runId, worker, { code: 'LLM_TIMED_OUT' });
  await expect(database.chat.continueReply(conversation)).rejects.toThrow(
    'CHAT_NOTHING_TO_CONTINUE',
  );
});

test('words that a worker adds to a reply, and dies, do not stand under the checks of those before', async () => {
  const conversation = await aConversation();
  const { runId, reply } = await database.chat.ask(conversation, question);
  await database.claimedRuns.claim(runId, worker);
  const sealed = {
    content: 'Harga naik [K3].',
    isTruncated: true,
    citations: [{ id: 'K3' }],
    checks: [{ status: 'supported' }],
    facts: [{ id: 'f' }],
    basis: 'data',
    status: 'complete',
    errorCode: null,
  } as never;
  await database.claimedRuns.complete(runId, worker, (manager) =>
    database.chatReplies.finish(manager, reply.id, runId, sealed),
  );
  const more = await database.chat.continueReply(conversation);
  await database.claimedRuns.claim(more.runId, worker);
  expect(await database.chat.find(conversation, reply.id)).toMatchObject({
    checks: [{ status: 'supported' }],
  });
  await database.chatReplies.write(reply.id, more.runId, 'Harga naik [K3]. Laba 9,99');
  await database.claimedRuns.fail(more.runId, worker, { code: 'JOB_STALLED' });
  expect(await database.chat.find(conversation, reply.id)).toMatchObject({
    status: 'cut',
    content: 'Harga naik [K3]. Laba 9,99',
    checks: null,
    citations: [],
    facts: [],
    basis: null,
  });
});

test('an answer stays until another one says all, also where that one was cut at its length', async () => {
  const conversation = await aConversation();
  const written = async (
    { runId, reply }: Awaited<ReturnType<typeof database.chat.ask>>,
    content: string,
    isTruncated: boolean,
  ) => {
    const ended = {
      content,
      isTruncated,
      citations: [],
      checks: [],
      facts: [],
      basis: 'data' as const,
      status: 'complete' as const,
      errorCode: null,
    };
    await database.claimedRuns.claim(runId, worker);
    await database.claimedRuns.complete(runId, worker, (manager) =>
      database.chatReplies.finish(manager, reply.id, runId, ended),
    );
    const [, ...replies] = await database.chat.history(conversation, 10);
    return replies.map((one) => one.content);
  };
  const { chat } = database;
  await written(await chat.ask(conversation, question), 'Harga turun.', false);
  expect(await written(await chat.regenerate(conversation), 'Harga tu', true)).toEqual([
    'Harga turun.',
    'Harga tu',
  ]);
  expect(await written(await chat.continueReply(conversation), 'Harga turun lagi.', false)).toEqual(
    ['Harga turun lagi.'],
  );
});

test('a text that PostgreSQL refuses is kept without what it refuses', async () => {
  const conversation = await aConversation();
  const { runId, reply } = await database.chat.ask(conversation, {
    ...question,
    content: 'a\u0000b\ud800',
  });
  await database.chatReplies.write(reply.id, runId, 'c\u0000d\udc00');
  const [asked, written] = await database.chat.history(conversation, 10);
  expect([asked!.content, written!.content]).toEqual(['ab\ufffd', 'cd\ufffd']);
  await database.runs.cancel(runId);
});

test('a session that is deleted takes its conversations along', async () => {
  const conversation = await aConversation();
  const { runId } = await database.chat.ask(conversation, question);
  await database.sessions.delete(conversation.sessionId);
  expect(await database.chat.history(conversation, 10)).toEqual([]);
  await database.runs.cancel(runId);
});
