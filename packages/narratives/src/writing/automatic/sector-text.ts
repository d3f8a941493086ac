import { LIKERT_INDICATORS, mayTell } from '@lqc/contracts';
import { changeOf, figure, honestWords, labelOf, levelOf, size } from '../../wordings/in-words.js';
import { reasons } from './reasons.js';
import type { Telling } from './telling.js';

const MOST_INDICATORS = 6;

/**
 * The paragraphs of BAB 3: a sector's contacts, then its indicators with change or level, reasons.
 */
export function sectorText(telling: Telling, sector: string): string[] {
  const all = telling.find({ measure: 'contacts' })!;
  // Companies are counted, since three contacts of one company would reveal it as well.
  const companies = telling.find({ measure: 'companies', sector })!;
  if (!mayTell('count', companies.value))
    return [
      `**Lapangan usaha ${sector} diwakili kurang dari tiga perusahaan pada ${telling.period('now')}.**`,
    ];
  const lead = telling.tell('count', { sector });
  const told = LIKERT_INDICATORS.flatMap(({ key }) => {
    const now = telling.find({ measure: 'average', indicator: key, sector });
    const change = telling.find({ measure: 'change', indicator: key, sector, base: 'before' });
    if (!now || !mayTell('level', now.n)) return [];
    const moved = change && mayTell('change', change.n) ? changeOf(change) : null;
    const isMoved = moved === 'up' || moved === 'down';
    return [
      { key, now, change: isMoved ? change : undefined, by: isMoved ? Math.abs(change!.value) : 0 },
    ];
  })
    .toSorted((a, b) => b.by - a.by)
    .slice(0, MOST_INDICATORS);
  const lines = told.map(({ key, now, change }, at) => {
    const inTurn = (...wordings: readonly string[]) =>
      telling.say(
        ...wordings.slice(at % wordings.length),
        ...wordings.slice(0, at % wordings.length),
      );
    const label = labelOf(key);
    const before = telling.find({ measure: 'average', indicator: key, sector, period: 'before' });
    if (change && before) {
      const verb = change.value > 0 ? 'naik' : 'turun';
      return inTurn(
        `${label} ${verb} ${size(change)} poin, dari ${figure(before)} menjadi ${figure(now)}.`,
        `Rata-rata ${label} ${verb} menjadi ${figure(now)} dari ${figure(before)} pada triwulan sebelumnya.`,
      );
    }
    const level = levelOf(now);
    const words = honestWords(telling, key, sector);
    const place =
      level === 'above' ? ', di atas netral' : level === 'below' ? ', di bawah netral' : '';
    return (
      (words && telling.say(`${label} ${words} dengan rata-rata ${figure(now)}.`)) ||
      inTurn(
        `Rata-rata ${label} tercatat ${figure(now)}${place}.`,
        `${label} mencatat rata-rata ${figure(now)}${place}.`,
      ) ||
      telling.say(`Rata-rata ${label} tercatat ${figure(now)}.`)
    );
  });
  const [first] = told;
  return [
    [lead && `**${lead}**`, figure(all) && answeredOf(telling, sector)].filter(Boolean).join(' '),
    lines.filter(Boolean).join(' '),
    first ? reasons(telling, first.key) : '',
  ];
}

function answeredOf(telling: Telling, sector: string): string {
  const companies = telling.find({ measure: 'companies', sector });
  const contacts = telling.find({ measure: 'contacts', sector });
  return companies && contacts && companies.value !== contacts.value
    ? telling.say(`Kontak tersebut berasal dari ${figure(companies)} perusahaan.`)
    : '';
}
