import { type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import {
  type Sheet,
  SIDES,
  type Side,
  smallName,
  together,
  type Told,
  type Direction,
} from './sheet-words.js';

const sides = Object.keys(SIDES) as Side[];

/** What most say and how widely, and what a quarter was like beside another. */
export function* scenes(facts: Sheet, indicator: IndicatorKey): Generator<Told> {
  const small = smallName(indicator);
  const count = (side: Side) => facts.count(indicator, side).value;
  for (const side of ['above', 'below'] as const) {
    const others = sides.filter((one) => one !== side).map(count);
    const mood = side === 'above' ? 'optimis' : 'pesimis';
    const isFirst = count(side) > Math.max(...others);
    const isLast = count(side) < Math.min(...others);
    const other = side === 'above' ? 'pesimis' : 'optimis';
    yield [
      isFirst ? 1 : null,
      (direction) =>
        `Penilaian atas ${small} masih didominasi nada ${direction > 0 ? mood : other}.`,
    ];
    yield [
      isLast ? -1 : null,
      (direction) =>
        `Jawaban ${SIDES[side]} ${direction > 0 ? '' : 'tidak '}mendominasi penilaian ${small}.`,
    ];
    const step = facts.share(indicator, side).value - facts.share(indicator, side, 'before').value;
    if (side === 'above' && indicator.startsWith('biaya'))
      yield [
        together(step),
        (direction) => `Tekanan ${small} makin ${direction > 0 ? 'merata' : 'mereda'}.`,
      ];
  }
  yield* amounts(facts, indicator);
  yield* spread(facts, indicator);
  yield* moves(facts, indicator);
}

/** How many answered so, and which group is the larger. */
function* amounts(facts: Sheet, indicator: IndicatorKey): Generator<Told> {
  const small = smallName(indicator);
  const exact = (side: Side) => facts.share(indicator, side).exact;
  for (const [side, mood, move] of [
    ['above', 'optimis', 'kenaikan'],
    ['below', 'pesimis', 'penurunan'],
  ] as const) {
    const few = exact(side) <= 20 ? 1 : exact(side) >= 50 ? -1 : null;
    yield [
      few,
      (direction) => `${direction > 0 ? 'Hanya sedikit' : 'Banyak'} kontak yang ${mood}.`,
    ];
    yield [
      few,
      (direction) =>
        `${direction > 0 ? 'Tidak banyak' : 'Banyak'} kontak yang melihat ${move} ${small}.`,
    ];
    const step = facts.count(indicator, side).value - facts.count(indicator, side, 'before').value;
    const verb = side === 'above' ? 'meningkat' : 'menurun';
    yield [
      together(step, exact(side) - facts.share(indicator, side, 'before').exact),
      (direction) =>
        `Kontak yang menilai ${small}nya ${verb} kian ${direction > 0 ? 'banyak' : 'jarang'}.`,
    ];
  }
  const more = together(exact('above') - exact('below'));
  const moods = (direction: Direction) =>
    direction > 0 ? ['optimis', 'pesimis'] : ['pesimis', 'optimis'];
  yield [
    more,
    (direction) =>
      `Kubu yang ${moods(direction)[0]} lebih besar daripada kubu yang ${moods(direction)[1]}.`,
  ];
  yield [
    more,
    (direction) => `Kontak ${moods(direction)[0]} mengungguli kontak ${moods(direction)[1]}.`,
  ];
}

/** How far answers lie apart. */
function* spread(facts: Sheet, indicator: IndicatorKey): Generator<Told> {
  const small = smallName(indicator);
  const apart = (period: 'now' | 'before') => {
    const { se, n } = facts.average(indicator, period);
    return (se ?? 0) * Math.sqrt(n);
  };
  const neutral = (period: 'now' | 'before') => facts.share(indicator, 'neutral', period).value;
  const direction = together(apart('now') - apart('before'), neutral('before') - neutral('now'));
  yield [direction, (w) => `Sebaran jawaban ${small} makin ${w > 0 ? 'melebar' : 'menyempit'}.`];
  yield [direction, (w) => `Jawaban kontak kian ${w > 0 ? 'terbelah' : 'seragam'}.`];
  const sides = Math.abs(
    facts.count(indicator, 'above').value - facts.count(indicator, 'below').value,
  );
  const { n } = facts.average(indicator);
  const isEven = sides <= n * 0.1 ? 1 : null;
  yield [isEven, (w) => `Sebaran jawaban ${small} ${w > 0 ? 'relatif berimbang' : 'seragam'}.`];
}

/** Rises that ease, and what is not as it was. */
function* moves(facts: Sheet, indicator: IndicatorKey): Generator<Told> {
  const small = smallName(indicator);
  const change = facts.fact('change', { indicator, base: 'before' }).value;
  const direction = together(change);
  const fades = (w: Direction) => (w > 0 ? 'menguat' : 'mereda');
  yield [direction, (w) => `Kenaikan ${small} ${fades(w)}.`];
  yield [direction, (w) => `Penurunan ${small} ${fades(w > 0 ? -1 : 1)}.`];
  yield [direction, (w) => `Tren ${w < 0 ? 'penguatan' : 'pelemahan'} ${small} terhenti.`];
  const isHigh = facts.average(indicator).value > 3;
  if (change < 0 && isHigh)
    yield [1, (w) => `Kenaikan ${small} ${fades(w > 0 ? -1 : 1)}, walaupun belum hilang.`];
  const when = facts.periods.last_year!;
  const year = facts.fact('change', { indicator, base: 'last_year' }).value;
  yield [
    together(year),
    (w) => `Gairah ${small} tidak ${w < 0 ? 'sekuat' : 'selemah'} pada ${when}.`,
  ];
  yield [
    together(year),
    (w) => `Setelah ${when} yang lebih ${w < 0 ? 'baik' : 'lemah'}, ${small} patut dicermati.`,
  ];
}

/** A sector as a whole: how few it has, and which way most of it went. */
export function* ofWholeSector(facts: Sheet, sector: string): Generator<Told> {
  const changes = LIKERT_INDICATORS.flatMap(({ key: indicator }) => {
    const fact = facts.sheet.table.find({ measure: 'change', indicator, sector, base: 'before' });
    return fact ? [fact] : [];
  });
  const home = changes.find(({ indicator }) => indicator === 'domestik')?.value ?? 0;
  const balance = changes.reduce((sum, { value }) => sum + Math.sign(value), 0);
  const direction = together(balance, home);
  yield [direction, (w) => `Kinerja sektor ini cenderung ${w > 0 ? 'membaik' : 'melemah'}.`];
  yield [direction, (w) => `Arah umumnya ${w > 0 ? 'menguat' : 'menurun'}.`];
}
