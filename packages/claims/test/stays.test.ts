import { indicativeChanges } from '@lqc/analysis';
import { sampleQuarter } from '@lqc/analysis/testing';
import { isExpectation, LIKERT_INDICATORS, LIKERT_SCALE } from '@lqc/contracts';
import { Checker, claimSheet } from '../src/index.js';
import { sheetOf, sheetOfSector } from './sample-sheet.js';
import { capital, shown, smallName } from './sheet-words.js';
import { isNotTurned } from './neither-way.js';

const KEYS = LIKERT_INDICATORS.map(({ key }) => key);
const PRESENT = KEYS.filter((key) => !isExpectation(key));
/** Of the standard normal distribution, both sides of 90 %. */
const Z = 1.6448536;

test('what is called stable on a side of neutral has not moved, besides lying there', async () => {
  const { facts, statusOf } = await sheetOf('domestik');
  const told = KEYS.map((key) => {
    const { value } = facts.average(key);
    const change = facts.fact('change', { indicator: key, base: 'before' });
    const side = value > LIKERT_SCALE.neutral ? 'atas' : 'bawah';
    const isStable = change.value === 0 || Math.abs(change.exact) <= Z * change.se!;
    return {
      isStable,
      status: statusOf(`${capital(smallName(key))} relatif stabil di ${side} netral.`),
    };
  });
  expect(told.filter(({ isStable }) => isStable).length).toBeGreaterThan(0);
  expect(told.filter(({ isStable }) => !isStable).length).toBeGreaterThan(0);
  for (const { isStable, status } of told) expect(isNotTurned(status, isStable)).toBe(true);
});

test.each([
  ['Triwulan II 2024', 'Triwulan I 2024'],
  ['Triwulan III 2024', 'Triwulan II 2024'],
  ['Triwulan IV 2024', 'Triwulan III 2024'],
  ['Triwulan I 2025', 'Triwulan IV 2024'],
  ['Triwulan I 2025', 'Triwulan I 2024'],
])('of %s after %s is stable what the comparison cannot tell apart', async (...labels) => {
  const [now, before] = await Promise.all(labels.map(sampleQuarter));
  const subject = { indicator: 'domestik', sector: null, isProfile: false } as const;
  const checker = new Checker(claimSheet({ now: now!, before: before!, last_year: null }, subject));
  for (const { key, change, distinguishable } of indicativeChanges(now!, before!)) {
    const isStable = change === 0 || !distinguishable;
    const [told] = checker.read(
      `${capital(smallName(key))} relatif stabil dibandingkan ${labels[1]}.`,
    );
    expect([key, told!.status === 'supported']).toEqual([key, isStable]);
  }
});

test('what stays on a side of neutral lay there the quarter before', async () => {
  const { facts, statusOf } = await sheetOf('domestik');
  const seen = new Set<boolean>();
  for (const key of KEYS) {
    const [now, then] = [facts.average(key).value, facts.average(key, 'before').value];
    if (now === LIKERT_SCALE.neutral) continue;
    const side = now > LIKERT_SCALE.neutral ? 'atas' : 'bawah';
    const stayed = Math.sign(then - LIKERT_SCALE.neutral) === Math.sign(now - LIKERT_SCALE.neutral);
    seen.add(stayed);
    for (const verb of ['tetap berada', 'bertahan', 'masih bertahan'])
      expect([
        key,
        verb,
        statusOf(`${capital(smallName(key))} ${verb} di ${side} netral.`) === 'supported',
      ]).toEqual([key, verb, stayed]);
  }
  expect(seen.size).toBe(2);
});

test('what stays around neutral could not be told from it the quarter before either', async () => {
  const { facts, statusOf } = await sheetOf('domestik');
  const isAround = ({ value, se }: { value: number; se: number | null }) =>
    Math.abs(value - LIKERT_SCALE.neutral) <= Z * se!;
  const around = KEYS.filter((key) => isAround(facts.average(key)));
  const told = around.map((key) => ({
    stayed: isAround(facts.average(key, 'before')),
    status: statusOf(`${capital(smallName(key))} tetap berada di sekitar netral.`),
  }));
  expect(told.some(({ stayed }) => !stayed)).toBe(true);
  for (const { stayed, status } of told) expect(isNotTurned(status, stayed)).toBe(true);
});

test('the reason for an indicator is held against what contacts said of it, whatever was told before', async () => {
  const GIVEN = /meningkat dibandingkan triwulan sebelumnya sejalan dengan ([^.,]+)\./;
  let [right, wrong] = [0, 0];
  for (const sector of ['Real Estat', 'Konstruksi', 'Transportasi dan Pergudangan']) {
    const { sheet, statusOf } = await sheetOfSector(sector);
    const averages = PRESENT.flatMap((indicator) => {
      const average = sheet.table.find({ measure: 'average', indicator, sector });
      return average ? [{ indicator, average }] : [];
    });
    for (const { key, narrative } of sheet.said) {
      const reason = GIVEN.exec(narrative)?.[1];
      const asked = PRESENT.find((one) => one === key);
      if (!reason || !asked) continue;
      for (const { indicator: other, average } of averages.filter((one) => one.indicator !== key)) {
        const of = (indicator: typeof other) =>
          statusOf(
            `Rata-rata ${smallName(other)} tercatat ${shown(average)}. Alasan kenaikan ${smallName(indicator)} yang disampaikan salah satu kontak adalah ${reason}.`,
          );
        expect([asked, other, reason, of(asked)]).toEqual([asked, other, reason, 'supported']);
        right += 1;
        if (sheet.said.some((one) => one.key === other && one.narrative.includes(reason))) continue;
        expect([other, reason, of(other)]).not.toEqual([other, reason, 'supported']);
        wrong += 1;
      }
    }
  }
  expect(right).toBeGreaterThan(20);
  expect(wrong).toBeGreaterThan(0);
});
