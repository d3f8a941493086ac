import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HistoryPoint, IndicatorKey, RequestOf } from '@lqc/contracts';
import type { StoredContact } from '@lqc/database';
import type { Client } from './support/client.js';
import { storeCompanies, storeQuarter } from './support/stored-files.js';
import { gateway, withGateway } from './support/with-gateway.js';

interface Note {
  readonly name: string;
  readonly scores: Partial<Record<IndicatorKey, number>>;
}
interface Quarter {
  readonly label: string;
  readonly year: number;
  readonly quarter: number;
  readonly notes: readonly Note[];
}
type Expected = Omit<HistoryPoint, 'quarter_id' | 'range' | 'net_range'> & {
  readonly range: [number, number] | null;
  readonly net_range: [number, number] | null;
};

/** Worked out by expected-history.py, beside this file's data. */
const made = JSON.parse(
  readFileSync(join(import.meta.dirname, 'history/twelve-quarters.json'), 'utf8'),
) as {
  companies: { name: string; sector: string | null }[];
  quarters: Quarter[];
  expected: Record<'domestik' | 'ekspor' | 'domestik of Konstruksi', Expected[]>;
};

let staff: Client;
const ids = new Map<string, string>();
withGateway(async () => {
  staff = await gateway.signedIn('staff');
  await storeCompanies(
    gateway,
    Object.fromEntries(
      made.companies.flatMap(({ name, sector }) => (sector ? [[name, sector]] : [])),
    ),
  );
  // Out of order: the seventh first, then every other one.
  const order = [6, 11, 0, 4, 9, 2, 7, 1, 10, 3, 8, 5];
  for (const at of order) {
    const { label, ...quarter } = made.quarters[at]!;
    const file = await storeQuarter(gateway, {
      label,
      period: quarter,
      contacts: contactsOf(quarter.notes),
    });
    ids.set(label, file.id);
    // Whoever looks meanwhile sees what is there.
    if (at % 3 === 0) await points({ indicator: 'domestik' });
  }
});

const contactsOf = (notes: readonly Note[]): StoredContact[] =>
  notes.map(({ name, scores }, position) => ({
    name,
    companyKey: name.toLowerCase(),
    sheet: `Lembar ${position}`,
    position,
    answers: (Object.entries(scores) as [IndicatorKey, number][]).map(([indicator, score]) => ({
      indicator,
      hasLikertRow: true,
      score,
      scoreCell: 'D9',
      narrative: null,
      narrativeCell: null,
    })),
  }));
const points = async (query: RequestOf<'history'>['query']) =>
  (await staff.call('history', { query })).points;

function expectPoint(point: HistoryPoint, expected: Expected): void {
  const { range, net_range: netRange, matched, ...exact } = expected;
  expect(point).toMatchObject(exact);
  const close = (now: number | null | undefined, then: number | null | undefined) => {
    if (then === null || then === undefined) expect(now ?? null).toBeNull();
    else expect(now).toBeCloseTo(then, 5);
  };
  close(point.range?.low, range?.[0]);
  close(point.range?.high, range?.[1]);
  close(point.net_range?.low, netRange?.[0]);
  close(point.net_range?.high, netRange?.[1]);
  expect(point.matched?.n).toBe(matched?.n);
  close(point.matched?.change, matched?.change);
}

test.each([
  ['domestik', { indicator: 'domestik' }],
  ['ekspor', { indicator: 'ekspor' }],
  ['domestik of Konstruksi', { indicator: 'domestik', sector: 'Konstruksi' }],
] as const)(
  'twelve quarters that came out of order show the figures of %s that Python works out',
  async (name, query) => {
    const shown = await points(query);
    expect(shown.map(({ quarter_id }) => quarter_id)).toEqual(
      made.quarters.map(({ label }) => ids.get(label)),
    );
    for (const [at, expected] of made.expected[name].entries()) expectPoint(shown[at]!, expected);
  },
);

test('an indicator without scores has points without figures, and one must be named', async () => {
  const [point] = await points({ indicator: 'biaya bahan baku' });
  expect(point).toMatchObject({ n: 0, average: null, range: null, matched: null });
  expect(await staff.refusal('history', { query: '' })).toMatchObject({
    status: 422,
    code: 'INDICATOR_REQUIRED',
  });
});

test('the overview tells of each indicator what the latest quarter is beside the ones before', async () => {
  const { indicators, without_period: left } = await staff.call('historyOverview');
  expect(indicators).toHaveLength(15);
  expect(left).toEqual([]);
  const [domestik, ekspor] = indicators;
  // By eye: 4,17 against 4,27 the quarter before is within the range, 3,96 too, 3,65 is not.
  expect(domestik).toMatchObject({ key: 'domestik', finding: { kind: 'level', quarters: 2 } });
  expect(domestik!.points).toEqual(await points({ indicator: 'domestik' }));
  expect(ekspor!.finding).not.toBeNull();
  const inSector = await staff.call('historyOverview', { query: { sector: 'Konstruksi' } });
  expect(inSector.indicators[0]!.points).toEqual(
    await points({ indicator: 'domestik', sector: 'Konstruksi' }),
  );
});

test('cells of a quarter add up to its answers, and cells of an indicator to its history', async () => {
  const latest = ids.get('Triwulan IV 2024')!;
  const { cells } = await staff.call('historyCells', { query: { quarter: latest } });
  const sum = (of: typeof cells) => of.reduce((total, { n }) => total + n, 0);
  const byIndicator = (key: string) => cells.filter(({ indicator }) => indicator === key);
  const all = await points({ indicator: 'domestik' });
  expect(sum(byIndicator('domestik'))).toBe(all.at(-1)!.n);
  expect(byIndicator('domestik').map(({ sector }) => sector)).toContain(null);
  const over = await staff.call('historyCells', { query: { indicator: 'domestik' } });
  for (const { quarter_id, n } of all)
    expect(sum(over.cells.filter((cell) => cell.quarter_id === quarter_id))).toBe(n);
});

test('behind a point stand all its answers, page by page, and those of a cell are of its sector', async () => {
  const quarter = ids.get('Triwulan IV 2024')!;
  const [point] = (await points({ indicator: 'domestik' })).slice(-1);
  const asked = { indicator: 'domestik', quarter } as const;
  const first = await staff.call('historyAnswers', { query: asked });
  expect(first.total).toBe(point!.n);
  const all = [...first.answers];
  for (let page = 2; all.length < first.total; page++)
    all.push(...(await staff.call('historyAnswers', { query: { ...asked, page } })).answers);
  expect(new Set(all.map(({ contact_id }) => contact_id)).size).toBe(first.total);
  const beyond = await staff.send('historyAnswers', {
    query: `${new URLSearchParams(asked)}&page=99`,
  });
  expect(await beyond.json()).toMatchObject({ total: first.total, answers: [] });
  const plain = await staff.send('historyAnswers', { query: `${new URLSearchParams(asked)}` });
  expect((await plain.text()).match(/"total":/g)).toHaveLength(1);
  const average = all.reduce((sum, { score }) => sum + score!, 0) / all.length;
  expect(average).toBeCloseTo(point!.average!, 2);

  const { cells } = await staff.call('historyCells', { query: asked });
  for (const { sector, n } of cells.filter(({ indicator }) => indicator === 'domestik')) {
    const query = { ...asked, sector: sector ?? '-' };
    const ofCell = await staff.call('historyAnswers', { query });
    expect(ofCell.total).toBe(n);
    expect(ofCell.answers.every((answer) => answer.sector === sector)).toBe(true);
  }
  const unknown = await staff.call('historyAnswers', {
    query: { ...asked, quarter: '00000000-0000-4000-8000-000000000000' },
  });
  expect(unknown).toMatchObject({ total: 0, answers: [] });
});

test('a quarter whose form asks in another cell is told of, and a note with rows of its own is not', async () => {
  const changed = async () => {
    const { indicators } = await staff.call('historyOverview');
    return indicators.map(({ key, form_changes: changes }) => [key, changes] as const);
  };
  const none = (all: Awaited<ReturnType<typeof changed>>) =>
    all.every(([, changes]) => changes.length === 0);
  expect(none(await changed())).toBe(true);
  const at = 6;
  const { label, notes, year, quarter } = made.quarters[at]!;
  const replaceBy = (cellOf: (note: number, indicator: string) => string) =>
    storeQuarter(gateway, {
      label,
      period: { year, quarter },
      replaces: ids.get(label)!,
      contacts: contactsOf(notes).map((contact, note) => ({
        ...contact,
        answers: contact.answers.map((answer) => ({
          ...answer,
          scoreCell: cellOf(note, answer.indicator),
        })),
      })),
    });
  await replaceBy((note) => (note === 0 ? 'D11' : 'D9'));
  expect(none(await changed())).toBe(true);
  await replaceBy((_, indicator) => (indicator === 'domestik' ? 'D11' : 'D9'));
  const after = new Map(await changed());
  expect(after.get('domestik')).toEqual([ids.get(label), ids.get(made.quarters[at + 1]!.label)]);
  expect(after.get('ekspor')).toEqual([]);
  await replaceBy(() => 'D9');
});

test('replacing a quarter changes its own point and what is measured against it, and nothing else', async () => {
  const before = await points({ indicator: 'domestik' });
  const at = 4;
  const { label, notes, year, quarter } = made.quarters[at]!;
  const raised = notes.map(({ name, scores }) => ({ name, scores: { ...scores, domestik: 5 } }));
  const replacing = {
    label,
    period: { year, quarter },
    contacts: contactsOf(raised),
    replaces: ids.get(label)!,
  };
  expect((await storeQuarter(gateway, replacing)).id).toBe(ids.get(label));
  const after = await points({ indicator: 'domestik' });
  expect(after[at]).toMatchObject({ quarter_id: ids.get(label), average: 5, n: notes.length });
  // The matched change of the quarter behind it is measured against it; levels are not.
  const level = ({ n, contacts, average, range, net_balance: balance }: HistoryPoint) => ({
    n,
    contacts,
    average,
    range,
    balance,
  });
  for (const other of before.keys())
    if (other !== at) expect(level(after[other]!)).toEqual(level(before[other]!));
  expect(after.slice(0, at)).toEqual(before.slice(0, at));
  expect(await points({ indicator: 'ekspor' })).toEqual(
    expect.arrayContaining([expect.objectContaining({ quarter_id: ids.get(label) })]),
  );
});

test('what a person confirms is the same company from then on, and so is its sector', async () => {
  const query = { indicator: 'domestik', sector: 'Konstruksi' } as const;
  const before = await points(query);
  const admin = await gateway.admin();
  const unknown = made.companies.find(({ sector }) => sector === null)!.name;
  const body = {
    contact: unknown,
    contact_key: unknown.toLowerCase(),
    company_key: 'pt contoh 00',
  };
  await admin.call('confirmCompany', { body });
  const contacts = (of: HistoryPoint[]) => of.reduce((total, point) => total + point.contacts, 0);
  expect(contacts(await points(query))).toBeGreaterThan(contacts(before));
  await admin.call('forgetCompany', { body: { contact_key: body.contact_key } });
  expect(await points(query)).toEqual(before);
});

test('a deleted quarter leaves the history, and one without a period is named beside it', async () => {
  const admin = await gateway.admin();
  const extra = await storeQuarter(gateway, { label: 'gelombang susulan', contacts: [] });
  const { without_period: left } = await staff.call('historyOverview');
  expect(left).toEqual([{ quarter_id: extra.id, label: 'gelombang susulan' }]);
  const [label, id] = [...ids][0]!;
  await admin.call('deleteFile', { body: { fileId: id, fileType: 'quarterly' } });
  const shown = await points({ indicator: 'domestik' });
  expect(shown).toHaveLength(11);
  expect(shown.map((point) => point.label)).not.toContain(label);
});
