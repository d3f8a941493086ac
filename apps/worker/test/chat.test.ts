import { randomUUID } from 'node:crypto';
import { until } from '@lqc/contracts/testing';
import type { StartedReply, StoredChatMessage } from '@lqc/database';
import { dataOf, type ModelReply, type ModelRequest, questionOf } from '@lqc/drafting/testing';
import { running, sampleSession, standIn, withModel } from './running-worker.js';

let sessionId: string;

withModel({ samples: 12 }, async () => {
  sessionId = await sampleSession(running);
  await running.run('start-session', { sessionId });
});
beforeEach(async () => {
  await running.database.chat.clear(conversation());
});

const conversation = () => ({ sessionId, userId: running.ownerId, requestId: null });
const question = (content: string, over: object = {}) => ({
  content,
  indicator: null,
  summary: null,
  ...over,
});
const deliver = async (begun: StartedReply) => {
  await running.queue.enqueue(begun.runId, 'answer-question');
  return begun;
};
const begin = async (content: string, over: object = {}) =>
  deliver(await running.database.chat.ask(conversation(), question(content, over)));
const message = (id: string) => running.database.chat.find(conversation(), id);
const ended = async ({ runId, reply }: StartedReply): Promise<StoredChatMessage> => {
  await running.ended(runId);
  return (await message(reply.id))!;
};
type Seen = StoredChatMessage & { readonly step: string | null };
const comesTo = (id: string, is: (message: Seen) => boolean) =>
  until(async () => {
    const now = await message(id);
    return now && is(now) ? now : null;
  });
const says = (text: string, finish?: 'length') => (): ModelReply => ({
  kind: 'text',
  text,
  ...(finish && { finish }),
});
/** The product's word for an average, as a sentence begins with it or not. */
const SCORE = 'kor harga jual';

/** Answers with the first fact that holds all these words, and the first narrative. */
const answers =
  (...words: string[]) =>
  (request: ModelRequest): ModelReply => {
    const { fakta, narasi } = dataOf(request);
    const fact = fakta.find((one) => words.every((word) => one.fakta.includes(word)))!;
    const [said] = narasi;
    const [sentence] = said!.narasi.split(/(?<=\.)\s/);
    return {
      kind: 'text',
      text: `**${fact.fakta}**.\n\nSalah satu kontak menyampaikan ${sentence!.replace(/\.$/, '')} [${said!.id}].`,
    };
  };

test('a question is answered from figures and narratives, with the contact behind each citation', async () => {
  standIn.script(answers(SCORE, 'Triwulan III 2025'));
  const over = await ended(await begin('Mengapa harga jual berubah?'));
  expect(over).toMatchObject({ status: 'complete', basis: 'data', errorCode: null });
  const [citation] = over.citations;
  expect(over.content.slice(citation!.start, citation!.end)).toBe(citation!.id);
  const rows: { narrative: string }[] = await running.database.dataSource.query(
    `SELECT narrative FROM answer WHERE contact_id = $1`,
    [citation!.contact_id],
  );
  expect(rows.some(({ narrative }) => narrative?.includes(citation!.quote))).toBe(true);
  expect(over.checks!.filter(({ status }) => status === 'supported').length).toBeGreaterThan(0);
  expect(over.checks!.filter(({ status }) => status === 'contradicted')).toEqual([]);
  expect(over.facts.length).toBeGreaterThan(0);
  // No name has left the house.
  expect(standIn.requests.at(-1)!.body).not.toMatch(/\b(PT|CV|UD)\.? [A-Z]/);
});

test('the search finds what was said about a word, in any of its forms', async () => {
  standIn.script(says('Baik.'));
  await ended(await begin('Apa kata kontak tentang persaingan produk impor?'));
  const { narasi } = dataOf(standIn.requests.at(-1)!);
  expect(narasi.length).toBeGreaterThan(0);
  expect(narasi.every(({ narasi: text }) => /saing|produk|impor/i.test(text))).toBe(true);
});

test('who is named is heard, in every quarter', async () => {
  const session = (await running.database.sessions.find(sessionId))!;
  const { contacts } = (await running.database.surveys.read(session.surveyNowId!))!.survey;
  standIn.script(says('Baik.'));
  await ended(await begin(`Apa yang disampaikan ${contacts[0]!.name}?`));
  const request = standIn.requests.at(-1)!;
  // Under the pseudonym that the question has for it.
  const [, asked] = /Kontak (K\d+)/.exec(questionOf(request))!;
  const own = dataOf(request).narasi.filter(({ id }) => id === asked);
  const periods = new Set(own.map((one) => (one as { periode?: string }).periode));
  expect([...periods].toSorted()).toEqual(['Triwulan II 2025', 'Triwulan III 2025']);
});

test('who asks why in a sector hears that sector, each with its name', async () => {
  const { surveyNowId } = (await running.database.sessions.find(sessionId))!;
  const [{ sector }]: [{ sector: string }] = await running.database.dataSource.query(
    `SELECT co.sector FROM contact_note c JOIN company co ON co.key = c.company_key WHERE c.survey_id = $1
      GROUP BY 1 HAVING count(DISTINCT co.key) > 2 ORDER BY count(*) DESC LIMIT 1`,
    [surveyNowId],
  );
  const heard = async (question: string) => {
    await ended(await begin(question));
    return dataOf(standIn.requests.at(-1)!).narasi.map(({ lapangan_usaha: one }) => one);
  };
  standIn.script(says('Baik.'));
  for (const question of ['Mengapa harga jual turun di', 'Bagaimana keadaan di']) {
    const sectors = await heard(`${question} ${sector}?`);
    expect(sectors.length).toBeGreaterThan(2);
    expect(new Set(sectors)).toEqual(new Set([sector]));
  }
});

test('a question of one figure goes out with little, and its reasons when it asks for them', async () => {
  standIn.script(says('Baik.'));
  const sent = async (content: string) => {
    await ended(await begin(content));
    const request = standIn.requests.at(-1)!;
    return { length: request.body.length, said: dataOf(request).narasi.length };
  };
  const figure = await sent('Berapa rata-rata harga jual?');
  const reasons = await sent('Berapa rata-rata harga jual, dan mengapa turun?');
  expect(figure.length).toBeLessThan(20_000);
  expect(figure.said).toBeLessThan(10);
  expect(reasons.said).toBeGreaterThan(figure.said);
});

test('a model that is slow to begin is waited for, and says what it is at', async () => {
  standIn.script(async () => {
    await new Promise((done) => setTimeout(done, 1500));
    return { kind: 'text', text: 'Harga Jual dibahas.' };
  });
  const begun = await begin('Bagaimana harga jual?');
  await comesTo(begun.reply.id, ({ step }) => step === 'Menghubungi model bahasa');
  expect(await ended(begun)).toMatchObject({ status: 'complete', content: 'Harga Jual dibahas.' });
});

test('what the data cannot answer is declined without asking the model', async () => {
  const before = standIn.requests.length;
  for (const [question, lacking] of [
    ['Siapa presiden Indonesia?', 'jawaban'],
    ['Apa kata PT Maju Mundur Sejahtera?', 'kontak bernama PT Maju Mundur Sejahtera'],
  ] as const) {
    const over = await ended(await begin(question, { indicator: 'harga jual' }));
    expect(over).toMatchObject({ status: 'complete', basis: 'declined' });
    expect(over.content).toContain(`Data sesi ini tidak memuat ${lacking}`);
  }
  expect(standIn.requests).toHaveLength(before);
});

test('a follow-up is held against the indicator of the question before, whatever is looked at', async () => {
  standIn.script(says('Baik.'));
  await ended(await begin('Bagaimana harga jual?'));
  standIn.script(says('Rata-ratanya tercatat 9,99 pada Triwulan III 2025.'));
  const over = await ended(
    await begin('Kalau pada Triwulan III 2025?', { indicator: 'investasi' }),
  );
  const wrong = over.checks!.find(({ text }) => text === '9,99');
  expect(wrong).toMatchObject({ status: 'contradicted' });
  expect(wrong!.expected).toMatch(/Harga Jual/i);
});

test('a wrong figure is put right once', async () => {
  const before = standIn.requests.length;
  standIn.script((request) =>
    request.position === before
      ? { kind: 'text', text: 'Rata-rata Harga Jual tercatat 9,99.' }
      : answers(SCORE, 'Triwulan III 2025')(request),
  );
  const over = await ended(await begin('Berapa rata-rata harga jual?'));
  expect(standIn.requests).toHaveLength(before + 2);
  expect(over.checks!.filter(({ status }) => status === 'contradicted')).toEqual([]);
});

test('the last messages go along, without names', async () => {
  const contact = (await running.database.surveys.read(
    (await running.database.sessions.find(sessionId))!.surveyNowId!,
  ))!.survey.contacts[0]!.name;
  standIn.script(says('Baik.'));
  for (const content of ['harga jual satu', 'harga jual dua', `Apa kata ${contact}?`])
    await ended(await begin(content));
  await ended(await begin('Mengapa harga jual turun?'));
  const { messages, body } = standIn.requests.at(-1)!;
  expect(messages.slice(1, -1).map(({ role }) => role)).toEqual([
    'assistant',
    'user',
    'assistant',
    'user',
    'assistant',
  ]);
  expect(body).not.toContain(contact);
  expect(body).toMatch(/Apa kata Kontak K\d+\?/);
});

test('what a draft says goes along where the question is about it', async () => {
  standIn.script(says('Baik.'));
  await ended(await begin('Jelaskan lebih rinci', { summary: 'Harga Jual turun 0,40 poin.' }));
  expect(standIn.requests.at(-1)!.body).toContain('Harga Jual turun 0,40 poin.');
});

test('lists, lines and bold of HTML stay what they are, as Markdown; every other tag goes', async () => {
  standIn.script(
    says(
      '<h1>Ringkas</h1><p>Ada <em>dua</em> hal:</p>\n<ul>\n  <li>Harga naik</li>\n  <li><p>Upah turun</p></li>\n</ul>Baris satu<br>Baris dua <strong>tebal</strong><script>alert(1)</script>',
    ),
  );
  expect((await ended(await begin('Bagaimana harga jual?'))).content).toBe(
    'Ringkas\n\nAda dua hal:\n\n- Harga naik\n- Upah turun\n\nBaris satu\nBaris dua **tebal**',
  );
});

test('a reply grows while it is written, and a stop keeps what was written', async () => {
  standIn.script(() => ({ kind: 'hang', pieces: ['Harga Jual ', 'dibahas banyak kontak. '] }));
  const begun = await begin('Bagaimana harga jual?');
  await comesTo(begun.reply.id, ({ content }) => content.includes('banyak kontak'));
  await running.database.runs.cancel(begun.runId);
  const stopped = (await message(begun.reply.id))!;
  expect(stopped).toMatchObject({
    status: 'stopped',
    content: 'Harga Jual dibahas banyak kontak.',
  });
  // Its worker adds what the data say of it.
  const sealed = await comesTo(begun.reply.id, ({ checks }) => checks !== null);
  expect(sealed).toMatchObject({ status: 'stopped', content: stopped.content });
});

test('a reply whose line is cut keeps its words and its reason', async () => {
  standIn.script(() => ({ kind: 'break', pieces: ['Harga Jual dibahas'] }));
  const over = await ended(await begin('Bagaimana harga jual?'));
  expect(over).toMatchObject({ status: 'cut', content: 'Harga Jual dibahas' });
  expect(over.errorCode).toMatch(/^LLM_/);
  expect(over.checks).not.toBeNull();
});

test('no word at all is a failure with its code', async () => {
  standIn.script(() => ({ kind: 'status', status: 401 }));
  expect(await ended(await begin('Bagaimana harga jual?'))).toMatchObject({
    status: 'failed',
    content: '',
    errorCode: 'LLM_REFUSED',
  });
});

test("a reply that ended at the model's length goes on, said once", async () => {
  standIn.script(says('Harga Jual dibahas banyak kontak karena', 'length'));
  const first = await ended(await begin('Bagaimana harga jual?'));
  expect(first).toMatchObject({ status: 'complete', isTruncated: true });
  standIn.script(says('banyak kontak karena persaingan.'));
  const more = await ended(
    await deliver(await running.database.chat.continueReply(conversation())),
  );
  expect(more).toMatchObject({
    id: first.id,
    content: 'Harga Jual dibahas banyak kontak karena persaingan.',
    isTruncated: false,
  });
  const [asked, soFar] = standIn.requests.at(-1)!.messages.slice(-3);
  expect(asked!.content).toContain('Bagaimana harga jual?');
  expect(soFar).toMatchObject({ role: 'assistant', content: first.content });
  await expect(running.database.chat.continueReply(conversation())).rejects.toThrow(
    'CHAT_NOTHING_TO_CONTINUE',
  );
});

test('a reply with signs beyond the plain alphabet goes on like any other', async () => {
  standIn.script(says('Harga Jual 🌾 dibahas banyak kontak karena', 'length'));
  await ended(await begin('Bagaimana harga jual?'));
  standIn.script(says('persaingan.'));
  expect(
    await ended(await deliver(await running.database.chat.continueReply(conversation()))),
  ).toMatchObject({
    status: 'complete',
    content: 'Harga Jual 🌾 dibahas banyak kontak karena persaingan.',
    errorCode: null,
  });
});

test('what a reply went on to say before it was stopped is held against the data as well', async () => {
  standIn.script(says('Harga Jual dibahas banyak kontak.', 'length'));
  const first = await ended(await begin('Bagaimana harga jual?'));
  expect(first.checks).not.toBeNull();
  standIn.script(() => ({ kind: 'hang', pieces: ['Rata-rata Harga Jual tercatat 9,99. '] }));
  const more = await deliver(await running.database.chat.continueReply(conversation()));
  await comesTo(more.reply.id, ({ content }) => content.includes('9,99'));
  await running.database.runs.cancel(more.runId);
  const sealed = await comesTo(more.reply.id, ({ checks }) => checks !== null);
  expect(sealed).toMatchObject({
    status: 'stopped',
    checks: expect.arrayContaining([expect.objectContaining({ status: 'contradicted' })]),
  });
});

test('a reply is written anew in the place of the old one', async () => {
  standIn.script(says('Harga Jual satu.'));
  await ended(await begin('Bagaimana harga jual?'));
  standIn.script(says('Harga Jual dua.'));
  await ended(await deliver(await running.database.chat.regenerate(conversation())));
  const history = await running.database.chat.history(conversation(), 10);
  expect(history.map(({ content }) => content)).toEqual([
    'Bagaimana harga jual?',
    'Harga Jual dua.',
  ]);
  expect(questionOf(standIn.requests.at(-1)!)).toBe('Bagaimana harga jual?');
});

test('what a dead worker had written is kept and marked by the next one', async () => {
  const { database, queue } = running;
  const begun = await database.chat.ask(conversation(), question('Bagaimana harga jual?'));
  const dead = randomUUID();
  await database.claimedRuns.claim(begun.runId, dead);
  await database.chatReplies.write(begun.reply.id, begun.runId, 'Harga Jual dibahas');
  await database.claimedRuns.handBack(begun.runId, dead);
  const before = standIn.requests.length;
  await queue.enqueue(begun.runId, 'answer-question');
  expect(await ended(begun)).toMatchObject({
    status: 'cut',
    content: 'Harga Jual dibahas',
    errorCode: 'JOB_STALLED',
  });
  expect(standIn.requests).toHaveLength(before);
});

test('a conversation that is cleared stops its reply', async () => {
  standIn.script(() => ({ kind: 'text', text: 'Harga Jual dibahas. '.repeat(500), everyMs: 30 }));
  const begun = await begin('Bagaimana harga jual?');
  await comesTo(begun.reply.id, ({ content }) => content !== '');
  await running.database.chat.clear(conversation());
  expect((await running.ended(begun.runId)).status).toBe('completed');
  expect(await message(begun.reply.id)).toBeNull();
});

test('the endpoint can be looked at without a question', async () => {
  expect((await running.run('reach-model', {})).result).toEqual({ reachable: true });
  standIn.reachable(false);
  expect((await running.run('reach-model', {})).result).toEqual({ reachable: false });
  standIn.reachable(true);
});

test('the endpoint is looked at while four calls of the same person keep the model busy', async () => {
  standIn.script(() => ({ kind: 'hang', pieces: [] }));
  const before = standIn.requests.length;
  const busy = await Promise.all([1, 2, 3, 4].map(() => running.enqueue('test-model', {})));
  await until(() => standIn.requests.length === before + 4);
  expect((await running.run('reach-model', {})).result).toEqual({ reachable: true });
  for (const runId of busy) {
    expect((await running.database.runs.find(runId))!.status).toBe('running');
    await running.database.runs.cancel(runId);
  }
});

test('no name that the installation knows was sent to the model in all of these calls', async () => {
  expect(standIn.requests.length).toBeGreaterThan(3);
  expect((await running.database.names.all()).length).toBeGreaterThan(10);
  expect([...standIn.named]).toEqual([]);
});
