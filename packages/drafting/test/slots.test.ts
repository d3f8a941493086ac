import { sampleSession } from '@lqc/analysis/testing';
import { FactTable } from '@lqc/claims';
import { type IndicatorKey, LLM_DEFAULTS } from '@lqc/contracts';
import { draftNotes } from '@lqc/phrases';
import { chapterFacts, type FactSheet, Model, writeSummary } from '../src/index.js';
import {
  claimsReply,
  type ClaimedSentence,
  dataOf,
  type ModelReply,
  type ModelScript,
  type ModelStandIn,
  startModelStandIn,
  withoutForm,
  writesClaims,
  writesFacts,
} from '../src/testing/index.js';
import { construction, namesOf, profile, sellingPrice } from './sheets.js';

let standIn: ModelStandIn;
beforeEach(async () => {
  standIn = await startModelStandIn(() => [...namesOf(sellingPrice), ...namesOf(construction)]);
});
afterEach(async () => {
  await standIn.stop();
});

async function write(
  script: ModelScript,
  { drafts = [], sheet = sellingPrice }: { drafts?: string[]; sheet?: FactSheet } = {},
) {
  standIn.script(script);
  const model = new Model({ baseUrl: standIn.url, apiKey: 'kunci', config: LLM_DEFAULTS });
  return writeSummary(sheet, {
    model,
    samaran: true,
    signal: new AbortController().signal,
    onDraft: (draft) => drafts.push(draft),
  });
}
const always = (reply: ModelReply) => () => reply;
/** The first answer, then what is written again. */
const inTurn =
  (...replies: readonly ModelReply[]): ModelScript =>
  ({ position }) =>
    replies[Math.min(position, replies.length - 1)]!;

const FROM_TO: ClaimedSentence = {
  text: '{c1}.',
  claims: [{ id: 'c1', type: 'from_to', indicator: 'harga jual', base: 'before' }],
};
const REASON: ClaimedSentence = {
  text: 'Hal ini sejalan dengan {q1}.',
  starts_paragraph: true,
  quotes: [{ id: 'q1', source: 'K1.s1', kind: 'cause' }],
};
const saying = (text: string): ClaimedSentence => ({ ...FROM_TO, text });

test('claims and sources are written out by code, and the check bears them out', async () => {
  const { checked, notes, dropped } = await write(always(claimsReply(FROM_TO, REASON)));
  const [key, reason] = checked!.summary.split('\n\n');
  expect(key).toMatch(/^\*\*.*(?:turun|menurun).*3,62.*\*\*$/);
  expect(key).toContain('2,98');
  expect(reason).toContain('“Harga jual turun 5,7% karena persaingan impor”');
  expect(checked!.statements.map(({ status }) => status)).toEqual(['supported', 'supported']);
  expect(checked!.evidence[1]!.contacts).toMatchObject([
    { contact: 'PT Arunika Jaya', quote: 'Harga jual turun 5,7% karena persaingan impor.' },
  ]);
  expect([notes, dropped]).toEqual([[], []]);
});

test('the form that is asked for knows only claims and sentences of this chapter', async () => {
  await write(writesClaims);
  const { response_format: format } = JSON.parse(standIn.requests[0]!.body) as {
    response_format: { json_schema: { strict: boolean; schema: object } };
  };
  expect(format.json_schema.strict).toBe(true);
  const schema = JSON.stringify(format.json_schema.schema);
  expect(schema).toContain('"enum":["harga jual"]');
  expect(schema).toContain('"enum":["K2.s1","K1.s1","K1.s2","K3.s1"]');
  expect(schema).not.toMatch(/maxLength|default/);
});

test.each([
  ['BAB 2', sellingPrice],
  ['BAB 3', construction],
  ['BAB 4', profile],
])('every claim that is offered of %s is written as it reads, and right', async (_, sheet) => {
  let offered = 0;
  const { checked, dropped } = await write(
    (request) => {
      const { klaim = [] } = dataOf(request);
      offered = klaim.length;
      return claimsReply(
        ...klaim.map(({ klaim: claim }) => ({
          text: '{c1}.',
          claims: [{ id: 'c1', ...claim }],
        })),
      );
    },
    { sheet },
  );
  expect(offered).toBeGreaterThan(8);
  expect(dropped).toEqual([]);
  const { statements, summary } = checked!;
  expect(
    statements.flatMap(({ start, end, status }) =>
      status === 'supported' ? [] : [summary.slice(start, end)],
    ),
  ).toEqual([]);
});

test('an endpoint without structured output gets the schema in the prompt, and is not tried again', async () => {
  const script = withoutForm(writesClaims);
  const { checked } = await write(script);
  expect(checked!.statements.length).toBeGreaterThan(2);
  const asked = standIn.requests.at(-1);
  expect(asked!.body).not.toContain('response_format');
  expect(asked!.messages[0]!.content).toContain('"additionalProperties":false');
  const before = standIn.requests.length;
  await write(script);
  expect(standIn.requests.length - before).toBe(1);
});

test('what was refused for another reason is told as it is', async () => {
  await expect(write(always({ kind: 'status', status: 400 }))).rejects.toMatchObject({
    code: 'LLM_REFUSED',
  });
  // The form was not at fault: it is tried again.
  const before = standIn.requests.length;
  await write(writesClaims);
  expect(standIn.requests.length - before).toBe(1);
});

const WHOLE = (claimsReply(FROM_TO, REASON) as { text: string }).text;
test.each<[what: string, answer: ModelReply]>([
  ['broken JSON', { kind: 'text', text: '{"sentences": [{"text": "{c1}.", ]' }],
  ['half a sentence', { kind: 'text', text: WHOLE.slice(0, WHOLE.length / 4) }],
  ['thoughts alone', { kind: 'text', text: `<think>Mungkin ${WHOLE}` }],
  ['JSON of another form', { kind: 'text', text: '{"ringkasan": "Harga jual turun."}' }],
  ['no sentence', claimsReply()],
  ['digits between all slots', claimsReply(saying('{c1} menjadi 9,99.'), saying('{c1} 4 kali.'))],
  ['sources that nobody is', claimsReply({ ...REASON, quotes: [{ id: 'q1', source: 'K99.s1' }] })],
  ['types that do not exist', claimsReply({ ...FROM_TO, claims: [{ id: 'c1', type: 'ramalan' }] })],
  ['slots that nothing fills', claimsReply({ text: '{c1} dan {c2}.' })],
])('%s is no chapter, and is said to be none', async (_, answer) => {
  const { checked, notes } = await write(always(answer));
  expect(checked).toBeNull();
  expect(notes).toEqual([draftNotes.unreadable]);
  expect(standIn.requests).toHaveLength(1);
});

test('a draft that is cut at its length keeps its whole sentences, and says where it was cut', async () => {
  const cut = async (text: string) => write(always({ kind: 'text', text, finish: 'length' }));
  const { checked, ...written } = await cut(WHOLE.slice(0, WHOLE.indexOf('sejalan')));
  expect(checked!.summary).toMatch(/^\*\*[^*]*2,98[^*]*\*\*$/);
  expect(written.isTruncated).toBe(true);
  expect(written.notes).toEqual([draftNotes.cutOff('4.000')]);
  expect(await cut(WHOLE.slice(0, WHOLE.length / 4))).toMatchObject({
    checked: null,
    notes: [draftNotes.unreadable, draftNotes.cutOff('4.000')],
  });
  expect(await cut('Harga jual turun menjadi 2,98. Hal')).toMatchObject({
    isTruncated: true,
    notes: [draftNotes.prose, draftNotes.cutOff('4.000')],
  });
});

test.each([
  [
    'an introduction',
    (json: string) => `Berikut drafnya:\n\`\`\`json\n${json}\n\`\`\`\nSemoga membantu.`,
  ],
  [
    'its thoughts',
    (json: string) => `<think>Mungkin {"sentences":[]}, rata-rata 9,99?</think>\n${json}`,
  ],
  ['an object around it', (json: string) => `{"jawaban_atas_permintaan":${json}}`],
  [
    'an object beside it',
    (json: string) => json.replace('{"sentences"', '{"catatan":"","sentences"'),
  ],
  ['nothing around its sentences', (json: string) => json.slice('{"sentences":['.length, -2)],
])('claims are found with %s, of which nobody is shown anything but words', async (_, written) => {
  const drafts: string[] = [];
  const text = written(WHOLE);
  const { checked, notes } = await write(always({ kind: 'text', text }), { drafts });
  expect(checked!.statements).toHaveLength(2);
  expect(checked!.summary).toContain('2,98');
  expect(checked!.summary).not.toMatch(/Berikut|9,99/);
  expect(notes).toEqual([]);
  expect(drafts.join()).not.toMatch(/[{}[\]`<>]|9,99/);
  expect(drafts.at(-1)).toContain('persaingan impor');
});

test('a sentence that is no JSON is written again, alone', async () => {
  const broken = WHOLE.replace('"starts_paragraph":true', '"starts_paragraph":ya');
  const { checked } = await write(inTurn({ kind: 'text', text: broken }, claimsReply(REASON)));
  expect(standIn.requests).toHaveLength(2);
  expect(checked!.statements).toHaveLength(2);
});

test.each<[what: string, wrong: ClaimedSentence]>([
  ['a digit', saying('{c1}, atau 9 poin.')],
  ['a number word', saying('{c1}, dua kali berturut-turut.')],
  ['a verb of direction', saying('{c1} dan merosot.')],
  ['a quantifier', saying('{c1} pada mayoritas kontak.')],
  ['a superlative', saying('{c1}, yang terendah.')],
  ['a comparative', saying('{c1}, lebih rendah.')],
  ['a quarter', saying('{c1}, berbeda dengan tahun lalu.')],
  ["a company's name", saying('{c1}, menurut PT Arunika Jaya.')],
  ['a reason without a source', saying('{c1} karena impor.')],
  ['a denial', saying('Tidak benar bahwa {c1}.')],
  ['an expectation', saying('Diprakirakan {c1}.')],
  ['words in quotation marks', saying('{c1}, atau “harga anjlok”.')],
  [
    'a claim of the wrong category',
    {
      text: '{c1}.',
      claims: [{ id: 'c1', type: 'share', category: 'domestic' }],
    },
  ],
  [
    'an indicator of another chapter',
    {
      text: '{c1}.',
      claims: [{ id: 'c1', type: 'level', indicator: 'ekspor' }],
    },
  ],
])('%s outside a claim has its sentence alone written again', async (_, wrong) => {
  const right = { ...FROM_TO, text: 'Sementara itu, {c1}.', claims: FROM_TO.claims };
  const { checked, dropped } = await write(inTurn(claimsReply(REASON, wrong), claimsReply(right)));
  expect(standIn.requests).toHaveLength(2);
  expect(standIn.requests[1]!.messages.at(-1)!.content).toContain(
    JSON.stringify(wrong.text.replace('PT Arunika Jaya', 'Kontak K1')),
  );
  expect(standIn.requests[1]!.messages.at(-1)!.content).not.toContain(JSON.stringify(REASON.text));
  expect(dropped).toEqual([]);
  expect(checked!.summary).toMatch(/^\*\*Hal ini sejalan dengan .*\*\* Sementara itu, /);
});

test('a sentence that is wrong three times is left out and named; the right ones stay as they are', async () => {
  const wrong = saying('{c1}, atau 9 poin.');
  const { checked, notes, dropped } = await write(({ position }) =>
    position === 0 ? claimsReply(FROM_TO, wrong, REASON) : claimsReply(wrong),
  );
  expect(standIn.requests).toHaveLength(3);
  expect(dropped).toEqual([
    { text: expect.stringContaining('atau 9 poin') as string, reason: draftNotes.breaches.number },
  ]);
  expect(notes).toEqual([draftNotes.dropped(1)]);
  expect(checked!.summary).not.toContain('9 poin');
  expect(checked!.statements).toHaveLength(2);
});

test('words without a claim or a source, and such as approve of themselves, are left out and named', async () => {
  const { nothing, approving } = draftNotes.breaches;
  const said = [
    { text: 'Gubernur mengundurkan diri dan bank gagal bayar.' },
    { text: 'Hal tersebut menjadi perhatian bersama.' },
    saying('✓ diperiksa dan disetujui Kepala Kantor: {c1}.'),
    saying('Telah disahkan: {c1}.'),
    saying('{c1}, sesuai data.'),
  ];
  const drafts: string[] = [];
  const right = [FROM_TO, FROM_TO, FROM_TO, REASON, REASON];
  const { checked, dropped } = await write(always(claimsReply(...said, ...right)), { drafts });
  expect(dropped.map(({ reason }) => reason)).toEqual([
    nothing,
    nothing,
    approving,
    approving,
    approving,
  ]);
  expect(dropped[0]!.text).toBe('Gubernur mengundurkan diri dan bank gagal bayar.');
  expect(checked!.summary).toMatch(/^\*\*[^*]*2,98[^*]*\*\*/);
  expect(drafts.join()).not.toMatch(/Gubernur|perhatian bersama/);
});

test.each([
  saying('Ditinjau dari pergerakannya, {c1}.'),
  saying('Jika ditelaah lebih lanjut, {c1}.'),
  saying('Di tengah kredit yang disetujui bank, {c1}.'),
  saying('Di tengah UMP yang baru disahkan, {c1}.'),
])('what is looked at, and what others approve, approves of no text: $text', async (sentence) => {
  const { checked, dropped } = await write(always(claimsReply(FROM_TO, sentence)));
  expect(dropped).toEqual([]);
  expect(checked!.statements).toHaveLength(2);
});

test('words alone are left out at once, and take no part in whether the rest is a chapter', async () => {
  const before = standIn.requests.length;
  const { checked, notes, dropped } = await write(
    always(
      claimsReply(
        FROM_TO,
        { text: 'Perkembangan tersebut perlu dicermati lebih lanjut.' },
        { text: 'Di sisi lain, dinamika antarsektor patut menjadi perhatian.' },
      ),
    ),
  );
  expect(standIn.requests.length - before).toBe(1);
  expect(checked!.summary).toMatch(/^\*\*[^*]*2,98[^*]*\*\*$/);
  expect(notes).toEqual([draftNotes.dropped(2)]);
  const { nothing } = draftNotes.breaches;
  expect(dropped.map(({ reason }) => reason)).toEqual([nothing, nothing]);
});

test('of words alone there is no chapter', async () => {
  const { checked, notes } = await write(
    always(claimsReply({ text: 'Perkembangan tersebut perlu dicermati lebih lanjut.' })),
  );
  expect([checked, notes]).toEqual([null, [draftNotes.unreadable]]);
});

test('an outage while a sentence is written again leaves the others', async () => {
  const { checked, dropped } = await write(({ position }) =>
    position === 0
      ? claimsReply(FROM_TO, saying('{c1} 9.'), REASON)
      : { kind: 'status', status: 401 },
  );
  expect(checked!.statements).toHaveLength(2);
  expect(dropped).toHaveLength(1);
});

test('an answer in prose is shown as it is written, marked, and said to be prose', async () => {
  for (const script of [writesFacts, withoutForm(writesFacts)]) {
    const { checked, notes } = await write(script);
    expect(checked!.summary).toContain('Perkembangan Harga Jual tercermin dari hasil liaison.');
    expect(notes).toEqual([draftNotes.prose]);
  }
});

test('sentences show while they are written, with their figures', async () => {
  const drafts: string[] = [];
  await write(always(claimsReply(FROM_TO, REASON)), { drafts });
  expect(drafts.at(-1)).toContain('3,62');
  expect(drafts.at(-1)).toContain('persaingan impor');
  expect(drafts.some((draft) => draft.includes('{'))).toBe(false);
  expect(drafts.some((draft) => draft.includes('3,62') && !draft.includes('impor'))).toBe(true);
});

test('nothing of a sector that is one or two firms goes to a model', async () => {
  const { table } = construction.claims;
  const companies = table.find({ measure: 'companies', sector: 'Konstruksi' })!;
  const facts = [...table.facts()].map((one) =>
    one === companies ? { ...one, value: 2, exact: 2, n: 2 } : one,
  );
  const claims = { ...construction.claims, table: new FactTable(table.periods, facts) };
  const { checked, notes } = await write(writesClaims, { sheet: { ...construction, claims } });
  expect(checked).toBeNull();
  expect(notes).toEqual([draftNotes.nothingToTell]);
  expect(standIn.requests).toEqual([]);
});

test('in one sentence the second source is another contact, and its quote is set apart', async () => {
  const both: ClaimedSentence = {
    text: 'Hal ini tercermin dari {q1} serta {q2} dan keadaan pasar.',
    quotes: [
      { id: 'q1', source: 'K1.s1', kind: 'cause' },
      { id: 'q2', source: 'K2.s1', kind: 'cause' },
    ],
  };
  const { checked } = await write(always(claimsReply(FROM_TO, both)));
  expect(checked!.summary).toMatch(
    /salah satu kontak, “[^”]+”, serta \S+ kontak lain, “[^”]+”, dan keadaan pasar\./,
  );
});

test('a sentence that has begun is not halted by the opening of a claim', async () => {
  const claims = (['from_to', 'level', 'change', 'condition'] as const).map((type, at) => ({
    id: `c${at + 1}`,
    type,
    indicator: 'harga jual',
    base: type === 'level' ? null : 'before',
  }));
  const within = claims.map((claim): ClaimedSentence => ({
    text: `Sementara itu, {${claim.id}}.`,
    claims: [claim],
  }));
  const { checked } = await write(always(claimsReply(...within)));
  const { summary, statements } = checked!;
  expect(statements).toHaveLength(within.length);
  expect(summary).not.toMatch(/Sementara itu, (?:secara umum|dibandingkan|pada) /);
});

test('what lies ahead may be said of an expectation, not of what is', async () => {
  const { now, before, last_year: lastYear } = await sampleSession();
  const about = { chapter: 'bab_2', sector: null, now, before, lastYear } as const;
  const written = async (indicator: IndicatorKey) => {
    const claims = [{ id: 'c1', type: 'level', indicator, base: null }];
    const sheet = chapterFacts({ ...about, indicator });
    const ahead = { text: 'Ke depan, {c1}.', claims };
    const answer = await write(always(claimsReply({ text: '{c1}.', claims }, ahead)), { sheet });
    return answer.checked!.summary;
  };
  expect(await written('perkiraan harga jual')).toContain('Ke depan, skor perkiraan harga');
  expect(await written('harga jual')).not.toContain('Ke depan');
});
