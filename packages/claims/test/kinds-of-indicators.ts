import {
  type ClaimFact,
  type IndicatorKey,
  indicatorOf,
  LIKERT_INDICATORS,
  type QuarterRole,
} from '@lqc/contracts';
import { ofCompany } from './kinds-of-contacts.js';
import {
  capital,
  NoSuchFact,
  type Sheet,
  shown,
  type Side,
  SIDES,
  size,
  VERBS,
} from './sheet-words.js';

interface Move {
  readonly base: 'before' | 'last_year';
  readonly change: ClaimFact;
  readonly verb: string;
  readonly noun: string;
  readonly more: string;
}

/** The templates of sentences about one indicator; every one is right wherever it can be made. */
export function ofIndicator(facts: Sheet, indicator: IndicatorKey, turn: number): string[] {
  const { periods, sheet } = facts;
  const name = indicatorOf(indicator).label.replace(/ \(.*/, '');
  const small = name.toLowerCase();
  const texts: string[] = [];
  const add = (make: () => string | null) => {
    try {
      const text = make();
      if (text) texts.push(text);
    } catch (error) {
      if (!(error instanceof NoSuchFact)) throw error;
    }
  };
  const a = (period?: QuarterRole) => shown(facts.average(indicator, period));
  const n = (period: QuarterRole = 'now') => facts.fact('answers', { indicator, period }).value;
  const b = (period: QuarterRole = 'now') =>
    shown(facts.fact('net-balance', { indicator, period }));
  const c = (category: Side, period?: QuarterRole) =>
    facts.count(indicator, category, period).value;
  const s = (category: Side, period?: QuarterRole) =>
    shown(facts.share(indicator, category, period));
  const contacts = facts.fact('contacts', {}).value;
  const move = (base: 'before' | 'last_year', key = indicator): Move => {
    const change = facts.fact('change', { indicator: key, base });
    if (change.value === 0) throw new NoSuchFact('change');
    const side = change.value > 0 ? 'up' : 'down';
    return {
      base,
      change,
      verb: VERBS[side][turn % 4]!,
      noun: VERBS.nouns[side],
      more: side === 'up' ? 'tinggi' : 'rendah',
    };
  };
  const then = (base: QuarterRole) => periods[base]!;
  for (const base of ['before', 'last_year'] as const) {
    const when = base === 'before' ? 'triwulan sebelumnya' : 'periode yang sama tahun sebelumnya';
    const by = base === 'before' ? 'secara triwulanan' : 'secara tahunan';
    const m = () => move(base);
    add(
      () =>
        `${name} pada ${periods.now} berada pada level ${a()}, ${m().verb} dari ${a(base)} pada ${when}.`,
    );
    add(() => `Rata-rata skor ${small} ${m().verb} ${size(m().change)} poin ${by} ke ${a()}.`);
    add(() => `${capital(by)}, indikator ini ${m().verb} dari ${a(base)} menjadi ${a()}.`);
    add(
      () =>
        `Dibandingkan ${then(base)} yang sebesar ${a(base)}, ${small} ${m().verb} ${size(m().change)} poin.`,
    );
    add(
      () =>
        `${name} ${m().verb} dibandingkan ${when}. Rata-ratanya kini ${a()}, sedangkan pada ${then(base)} ${a(base)}.`,
    );
    add(() => `${name} tercatat ${a()} (${then(base)}: ${a(base)}).`);
    add(() => `${name} (${a()}) lebih ${m().more} daripada ${then(base)} (${a(base)}).`);
    add(() => `Angka tersebut lebih ${m().more} ${size(m().change)} poin dibandingkan ${when}.`);
    add(
      () =>
        `Capaian ini ${m().verb} ${size(m().change)} poin dari ${then(base)}, ketika rata-ratanya ${a(base)}.`,
    );
    add(() => `Pada ${then(base)}, ${small} masih berada di ${a(base)}.`);
    add(() => `Adapun pada ${when} rata-ratanya ${a(base)} dengan ${n(base)} jawaban sah.`);
    add(
      () =>
        `Terjadi ${m().noun} sebesar ${size(m().change)} poin pada ${small} dibandingkan ${when}.`,
    );
    add(
      () => `${capital(m().noun)} ${small} dibandingkan ${when} mencapai ${size(m().change)} poin.`,
    );
    add(
      () =>
        `Saldo bersih ${small} tercatat ${b()} poin, setelah pada ${when} sebesar ${b(base)} poin.`,
    );
    add(
      () =>
        `Saldo bersih bergerak dari ${b(base)} poin pada ${then(base)} ke ${b()} poin pada ${periods.now}.`,
    );
    for (const side of ['above', 'neutral', 'below'] as const) {
      const words = SIDES[side];
      add(
        () => `Porsi jawaban ${words} bergerak dari ${s(side, base)}% pada ${when} ke ${s(side)}%.`,
      );
      add(
        () =>
          `Pada ${then(base)}, jawaban ${words} mencapai ${s(side, base)}% atau ${c(side, base)} kontak.`,
      );
      add(() =>
        `Kontak yang menjawab ${words} kini ${c(side)}, sebelumnya ${base === 'before' ? c(side, base) : ''}.`.replace(
          /.*sebelumnya \.$/,
          '',
        ),
      );
      add(() => {
        const [now, past] = [
          facts.share(indicator, side).value,
          facts.share(indicator, side, base).value,
        ];
        if (now === past) return null;
        return `Proporsi kontak yang menjawab ${words} (${s(side)}%) lebih ${now > past ? 'tinggi' : 'rendah'} dibandingkan ${then(base)} (${s(side, base)}%).`;
      });
    }
  }
  add(
    () =>
      `Kontak yang melaporkan kenaikan berjumlah ${c('above')}, dan ${c('neutral')} lainnya tidak mencatat perubahan.`,
  );
  add(() => {
    const [top] = facts.sectors(indicator);
    return top
      ? `Dengan skor ${shown(top)}, ${top.sector} merupakan sektor dengan ${small} tertinggi.`
      : null;
  });
  add(() =>
    `Dengan rata-rata ${a()} (n = ${n()}), ${small} berada ${facts.average(indicator).value > 3 ? 'di atas' : 'di bawah'} ambang netral.`.replace(
      /.*3,00.*/,
      '',
    ),
  );
  add(
    () =>
      `Dari ${n()} kontak yang menjawab, ${c('above')} kontak (${s('above')}%) menilai ${small} di atas netral, ${c('neutral')} kontak (${s('neutral')}%) netral, dan ${c('below')} kontak (${s('below')}%) di bawah netral.`,
  );
  add(
    () =>
      `Sebanyak ${c('above')} dari ${n()} kontak menyatakan ${small} meningkat, sedangkan ${c('below')} kontak menyatakan menurun.`,
  );
  add(
    () =>
      `Kontak yang menilai ${small} turun berjumlah ${c('below')}, sementara yang menilai naik berjumlah ${c('above')}.`,
  );
  add(
    () =>
      `Komposisi jawaban terdiri atas ${c('above')} kontak di atas netral, ${c('neutral')} netral, dan ${c('below')} di bawah netral.`,
  );
  add(
    () =>
      `Jawaban naik, tetap, dan turun masing-masing diberikan oleh ${c('above')}, ${c('neutral')}, dan ${c('below')} kontak.`,
  );
  add(
    () =>
      `Jawaban di atas netral, netral, dan di bawah netral masing-masing sebesar ${s('above')}%, ${s('neutral')}%, dan ${s('below')}%.`,
  );
  add(() => `${name} dijawab oleh ${n()} dari ${contacts} kontak.`);
  add(
    () =>
      `Perlu dicatat bahwa indikator ini dijawab oleh ${n()} kontak dari total ${contacts} kontak yang diwawancarai.`,
  );
  add(() =>
    n('before') === n()
      ? null
      : `Jumlah jawaban sah ${n() > n('before') ? 'bertambah' : 'berkurang'} dari ${n('before')} menjadi ${n()}.`,
  );
  add(() => `Rata-rata tersebut dihitung dari ${n()} jawaban sah.`);
  add(() =>
    c('below') === 0 ? null : `Hanya ${c('below')} kontak yang menjawab di bawah netral.`,
  );
  add(() => (c('below') === 0 ? `Tidak ada kontak yang menjawab di bawah netral.` : null));
  add(
    () =>
      `Kontak dengan jawaban di bawah netral ada ${c('below')}, atau ${s('below')}% dari jawaban sah.`,
  );
  add(
    () =>
      `Saldo bersih merupakan selisih porsi jawaban di atas dan di bawah netral, yaitu ${s('above')}% dikurangi ${s('below')}%.`,
  );
  add(() =>
    facts.count(indicator, 'score 1').value === 0
      ? `Tidak ada kontak yang memberikan skor 1.`
      : `Skor 1 diberikan oleh ${facts.count(indicator, 'score 1').value} kontak.`,
  );
  add(
    () =>
      `Sekitar ${Math.round(facts.share(indicator, 'above').value)}% kontak menilai ${small} di atas netral.`,
  );
  for (const side of ['above', 'neutral', 'below'] as const) {
    add(() => {
      const share = facts.share(indicator, side).exact;
      if (share > 50)
        return `Mayoritas kontak (${s(side)}%) menjawab ${SIDES[side]}, yaitu ${c(side)} kontak.`;
      return null;
    });
    add(() =>
      facts.share(indicator, side).exact > 61
        ? `Sebagian besar kontak menjawab ${SIDES[side]} untuk ${small}.`
        : null,
    );
    add(() =>
      facts.share(indicator, side).exact > 50.5
        ? `Lebih dari separuh jawaban berada ${side === 'neutral' ? 'pada posisi netral' : SIDES[side]}.`
        : null,
    );
  }
  const sectors = facts.sectors(indicator);
  const [first, second] = sectors;
  const last = sectors.at(-1);
  if (first && second && last && sectors.length > 2) {
    const isFirst = first.value > second.value;
    const isLast = last.value < sectors.at(-2)!.value;
    if (isFirst && isLast) {
      texts.push(
        `Menurut lapangan usaha, ${first.sector} mencatat rata-rata ${small} tertinggi (${shown(first)}), sedangkan ${last.sector} terendah (${shown(last)}).`,
        `Rata-rata ${small} antarsektor merentang dari ${shown(last)} di ${last.sector} hingga ${shown(first)} di ${first.sector}.`,
        `Secara sektoral, ${first.sector} memimpin dengan rata-rata ${shown(first)}, sementara ${last.sector} berada di posisi terbawah dengan ${shown(last)}.`,
      );
    }
    if (isFirst)
      texts.push(
        `${name} tertinggi terdapat pada ${first.sector} dengan rata-rata ${shown(first)}.`,
      );
    texts.push(
      `Di lapangan usaha ${last.sector}, rata-rata ${small} tercatat ${shown(last)}.`,
      `Rata-rata ${small} tercatat ${shown(first)} di ${first.sector} dan ${shown(second)} di ${second.sector}.`,
      `${first.sector} dan ${last.sector} masing-masing mencatat rata-rata ${shown(first)} dan ${shown(last)}.`,
    );
    if (first.value > last.value)
      texts.push(
        `Rata-rata ${small} di ${first.sector} (${shown(first)}) lebih tinggi daripada di ${last.sector} (${shown(last)}).`,
        `${last.sector} mencatat rata-rata ${shown(last)}, di bawah ${first.sector} yang mencapai ${shown(first)}.`,
      );
  }
  const keys: IndicatorKey[] = LIKERT_INDICATORS.map(({ key }) => key);
  const other = keys[(keys.indexOf(indicator) + 1 + turn) % keys.length]!;
  if (other !== indicator) {
    const otherName = indicatorOf(other).label.replace(/ \(.*/, '').toLowerCase();
    const oa = () => facts.average(other);
    add(() => `${name} dan ${otherName} masing-masing tercatat ${a()} dan ${shown(oa())}.`);
    add(() => `${name} tercatat ${a()}, sementara ${otherName} ${shown(oa())}.`);
    add(() => {
      const [one, two] = [move('before'), move('before', other)];
      return `${name} ${one.verb} ${size(one.change)} poin, sementara ${otherName} ${two.verb} ${size(two.change)} poin.`;
    });
    add(() => {
      const [one, two] = [move('before'), move('before', other)];
      if (one.verb !== two.verb) return null;
      return `Baik ${small} maupun ${otherName} ${one.verb}, masing-masing menjadi ${a()} dan ${shown(oa())}.`;
    });
    add(() => {
      const [one, two] = [facts.average(indicator).value, oa().value];
      if (one === two) return null;
      return `Rata-rata ${small} (${a()}) lebih ${one > two ? 'tinggi' : 'rendah'} dibandingkan ${otherName} (${shown(oa())}).`;
    });
    add(() => {
      const [one, two] = [move('before'), move('before', other)];
      if (one.verb === two.verb) return null;
      return `Berbeda dengan ${otherName} yang ${two.verb} ${size(two.change)} poin, ${small} ${one.verb} ${size(one.change)} poin.`;
    });
  }
  return texts
    .filter((text) => text !== '')
    .concat(
      sheet.said
        .filter(({ key }) => key === indicator)
        .slice(0, 12)
        .flatMap(ofCompany),
    );
}
