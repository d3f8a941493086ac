import { LLM_DEFAULTS, ErrorBody } from '@lqc/contracts';
import type { Client } from './support/client.js';
import { aSource, storeSession } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

const KEY = 'kunci-yang-tidak-boleh-keluar';
let staff: Client;
let session: string;

withGateway(
  async () => {
    staff = await gateway.signedIn('staff');
    session = await storeSession(gateway, staff, {
      sources: { now: aSource({ owner_username: staff.username }) },
    });
  },
  { settings: { XAI_API_KEY: KEY, LLM_MODELS: 'lokal-1, lokal-2' } },
);

const conclusion = (over: object = {}) => ({
  sessionId: session,
  chapter: 'bab_2' as const,
  analysisType: 'indikator_utama' as const,
  indicator: 'Harga Jual',
  quarterNow: 'Triwulan I 2025',
  quarterBefore: 'Triwulan IV 2024',
  avgNow: 2.98,
  avgBefore: 3.62,
  summary: '**Harga Jual** turun.',
  ...over,
});
const codeOf = async (response: Response) =>
  [response.status, ErrorBody.parse(await response.json()).code] as const;

test('a conclusion is kept with its facts, listed newest first, and deleted once', async () => {
  const { id } = await staff.call('saveConclusion', { body: conclusion() });
  const second = await staff.call('saveConclusion', {
    body: conclusion({ indicator: 'Investasi' }),
  });
  const { data } = await staff.call('conclusions', { body: {} });
  expect(data.map((one) => one.id)).toEqual([second.id, id]);
  expect(data[1]).toMatchObject({
    indicator: 'Harga Jual',
    avg_now: 2.98,
    summary: '**Harga Jual** turun.',
    sources: [{ label: 'Triwulan I 2025', sha256: 'a'.repeat(64) }],
    // Its file was never stored here, so what it rests on is gone.
    data_changed: true,
  });
  await staff.call('deleteConclusion', { body: { resultId: id } });
  expect(await codeOf(await staff.send('deleteConclusion', { body: { resultId: id } }))).toEqual([
    404,
    'CONCLUSION_NOT_FOUND',
  ]);
});

test('the same text with the same figures is kept once, however often it is saved', async () => {
  const summary = 'Harga jual turun tipis.';
  const save = (over = {}) =>
    staff.call('saveConclusion', { body: conclusion({ summary, ...over }) });
  const { id } = await save();
  expect((await save()).id).toBe(id);
  for (const over of [{ indicator: 'Investasi' }, { avgNow: 2.5 }, { quarterBefore: null }]) {
    const other = await save(over);
    expect(other.id).not.toBe(id);
    expect((await save(over)).id).toBe(other.id);
  }
  await staff.call('deleteConclusion', { body: { resultId: id } });
  expect((await save()).id).not.toBe(id);
});

test.each([
  [{ summary: 'a'.repeat(20_001) }, 'CONCLUSION_TOO_LONG', /paling banyak 20.000 karakter/],
  [{ indicator: 'a'.repeat(201) }, 'CONCLUSION_TOO_LONG', /indikatornya 200/],
  [{ indicatorType: 'investasi' }, 'CONCLUSION_INDICATORS_DIFFER', /dua nama yang berbeda/],
  [{ indicator: 'EKSPOR', indicatorType: 'investasi' }, 'CONCLUSION_INDICATORS_DIFFER', /berbeda/],
])('what cannot be kept is told by what is wrong with it: %#', async (over, code, message) => {
  expect(await staff.refusal('saveConclusion', { body: conclusion(over) })).toMatchObject({
    status: 422,
    code,
    message: expect.stringMatching(message),
  });
});

test('an indicator is one under all of its names, and without the blanks around it', async () => {
  const body = conclusion({ indicator: ' Harga Jual ', indicatorType: 'harga jual' });
  const { id } = await staff.call('saveConclusion', { body });
  const { data } = await staff.call('conclusions', { body: {} });
  expect(data.find((one) => one.id === id)?.indicator).toBe('Harga Jual');
});

test('characters that PostgreSQL refuses are left out, in whatever text of a conclusion they come', async () => {
  const strange = 'a\u0000b\ud800';
  const texts = ['indicator', 'quarterNow', 'quarterBefore', 'summary', 'model'] as const;
  const body = conclusion(Object.fromEntries(texts.map((name) => [name, strange])));
  const { id } = await staff.call('saveConclusion', { body });
  const { data } = await staff.call('conclusions', { body: {} });
  const { model, summary } = data.find((one) => one.id === id)!;
  expect([model, summary]).toEqual(['ab\ufffd', 'ab\ufffd']);
});

test('a conclusion belongs to who saved it, and another name in the body is refused', async () => {
  const { id } = await staff.call('saveConclusion', { body: conclusion() });
  const other = await gateway.signedIn('staff');
  expect((await other.call('conclusions', { body: {} })).data).toEqual([]);
  expect((await other.send('deleteConclusion', { body: { resultId: id } })).status).toBe(404);
  const stolen = { body: conclusion({ username: other.username }) };
  expect(await codeOf(await staff.send('saveConclusion', stolen))).toEqual([
    403,
    'USERNAME_MISMATCH',
  ]);
  expect((await other.send('saveConclusion', { body: conclusion() })).status).toBe(404);
});

test.each([
  [{}, 'SUMMARY_QUARTER_NOW_REQUIRED'],
  [{ quarter_now: 'a' }, 'SUMMARY_CHAPTER_REQUIRED'],
  [{ quarter_now: 'a', chapter: 'bab_1' }, 'SUMMARY_QUARTER_BEFORE_REQUIRED'],
  [{ quarter_now: 'a', quarter_before: 'b', chapter: 'bab_1' }, 'SUMMARY_TYPE_REQUIRED'],
  [
    {
      quarter_now: 'a',
      quarter_before: 'b',
      chapter: 'bab_1',
      analysis_type: 'indikator_spesifik',
    },
    'SUMMARY_INDICATOR_REQUIRED',
  ],
  [{ quarter_now: 'a', quarter_before: 'b', chapter: 'bab_2' }, 'SUMMARY_MAIN_INDICATOR_REQUIRED'],
  [
    { quarter_now: 'a', quarter_before: 'b', chapter: 'bab_3', analysis_type: 'analisis_sektoral' },
    'SUMMARY_SECTOR_REQUIRED',
  ],
  [{ quarter_now: 'a', chapter: 'bab_4' }, 'SUMMARY_TYPE_REQUIRED'],
])('what is missing of %j is asked for in the specified order', async (body, code) => {
  const response = await staff.send('summary', { params: { session }, body });
  expect(await codeOf(response)).toEqual([422, code]);
});

test('settings are for admins, kept within their ranges, and never tell the key', async () => {
  expect((await staff.send('llmConfig')).status).toBe(403);
  const admin = await gateway.admin();
  const before = await admin.call('llmConfig');
  expect(before).toMatchObject({ ...LLM_DEFAULTS, configured: true });
  expect(before.models).toEqual(['grok-3-mini', 'grok-3', 'grok-2', 'lokal-1', 'lokal-2']);
  const changed = { ...LLM_DEFAULTS, xai_model: 'lokal-1', xai_temperature: 0.3 };
  const { config } = await admin.call('saveLlmConfig', { body: changed });
  expect(config).toMatchObject(changed);
  expect(await admin.call('llmConfig')).toMatchObject(changed);
  expect(JSON.stringify(config)).not.toContain(KEY);
  for (const [over, code] of [
    [{ xai_temperature: 2.1 }, 'LLM_CONFIG_INVALID'],
    [{ xai_temperature: 0.75 }, 'LLM_CONFIG_INVALID'],
    [{ xai_max_tokens: 999 }, 'LLM_CONFIG_INVALID'],
    [{ xai_max_tokens: 1500 }, 'LLM_CONFIG_INVALID'],
    [{ xai_timeout: 35 }, 'LLM_CONFIG_INVALID'],
    [{ xai_timeout: 301 }, 'LLM_CONFIG_INVALID'],
    [{ xai_reasoning_effort: 'max' }, 'LLM_CONFIG_INVALID'],
    [{ xai_model: 'tak-dikenal' }, 'LLM_MODEL_UNKNOWN'],
  ] as const)
    expect(
      await codeOf(await admin.send('saveLlmConfig', { body: { ...changed, ...over } })),
    ).toEqual([422, code]);
  // Nothing is called saved of a body that names no setting.
  const misspelt = { xai_temprature: 0.4 } as object;
  expect(await codeOf(await admin.send('saveLlmConfig', { body: misspelt }))).toEqual([
    422,
    'LLM_CONFIG_INVALID',
  ]);
});

test('who saves settings that another admin changed meanwhile is told; a body without them undoes nothing', async () => {
  const admin = await gateway.admin();
  const { changed_at: based_on } = await admin.call('llmConfig');
  const body = { names_may_go: true, based_on };
  const { config: first } = await admin.call('saveLlmConfig', { body });
  const late = { body: { xai_timeout: 130, names_may_go: false, based_on } };
  expect(await admin.refusal('saveLlmConfig', late)).toMatchObject({
    status: 409,
    code: 'SETTING_CHANGED_MEANWHILE',
  });
  expect(await admin.call('llmConfig')).toEqual(first);

  const { names_may_go: _, ...five } = LLM_DEFAULTS;
  const { config: second } = await admin.call('saveLlmConfig', { body: five });
  expect(second).toMatchObject({ ...five, names_may_go: true });
  const { config: third } = await admin.call('saveLlmConfig', { body: { names_may_go: false } });
  expect(third).toMatchObject({ ...five, names_may_go: false });
  const onWhatStands = { xai_timeout: 130, based_on: third.changed_at };
  const { config: fourth } = await admin.call('saveLlmConfig', { body: onWhatStands });
  expect(fourth).toMatchObject({ ...five, xai_timeout: 130, names_may_go: false });
});
