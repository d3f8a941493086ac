import { disclosures } from '@lqc/analysis';
import { type IndicatorKey, indicatorOf, mayTell } from '@lqc/contracts';
import { changeOf, figure, honestWords, labelOf, size, type Telling } from './telling.js';
import { reasons } from './reasons.js';

/** BAB 1 and BAB 2: an indicator's average, its change, its answers, and reasons from both sides. */
export function indicatorText(telling: Telling, key: IndicatorKey): string[] {
  const label = labelOf(key);
  const average = telling.find({ measure: 'average', indicator: key });
  if (!average) {
    const opening =
      indicatorOf(key).likertLabel === null
        ? `**${label} ditanyakan tanpa skala, hanya dalam narasi.**`
        : `**Tidak ada jawaban sah untuk ${label} pada ${telling.period('now')}.**`;
    return [opening, reasons(telling, key, null)];
  }
  if (!mayTell('count', average.n))
    return [`**${label} pada ${telling.period('now')} dijawab kurang dari tiga kontak.**`];
  return [
    (mayTell('level', average.n)
      ? [bold(keySentence(telling, key)), wordsSentence(telling, key), answered(telling, key)]
      : [bold(answered(telling, key))]
    )
      .filter(Boolean)
      .join(' '),
    [yearly(telling, key), answers(telling, key)].filter(Boolean).join(' '),
    reasons(telling, key, null),
  ];
}

const bold = (sentence: string) => (sentence ? `**${sentence}**` : '');

function keySentence(telling: Telling, key: IndicatorKey): string {
  const label = labelOf(key);
  const [at, then] = [telling.period('now'), telling.period('before')];
  const now = telling.find({ measure: 'average', indicator: key })!;
  const before = telling.find({ measure: 'average', indicator: key, period: 'before' });
  const change = telling.find({ measure: 'change', indicator: key, base: 'before' });
  const level = `Rata-rata ${label} tercatat ${figure(now)} pada ${at}.`;
  if (!before || !change || !mayTell('change', change.n)) return telling.say(level);
  const told = changeOf(change);
  if (told === null || told === 'same')
    return (
      telling.say(
        `${label} relatif stabil dengan rata-rata ${figure(now)} pada ${at}, dibandingkan ${figure(before)} pada ${then}.`,
        `Rata-rata ${label} tercatat ${figure(now)} pada ${at}, relatif stabil dibandingkan ${figure(before)} pada ${then}.`,
      ) || telling.say(level)
    );
  const [verb, other] = told === 'up' ? ['naik', 'meningkat'] : ['turun', 'menurun'];
  return (
    telling.say(
      `${label} ${verb} ${size(change)} poin, dari ${figure(before)} pada ${then} menjadi ${figure(now)} pada ${at}.`,
      `Rata-rata ${label} ${other} menjadi ${figure(now)} pada ${at} dari ${figure(before)} pada ${then}.`,
      `Pada ${at}, rata-rata ${label} tercatat ${figure(now)}, ${verb} ${size(change)} poin dari ${figure(before)} pada ${then}.`,
    ) || telling.say(level)
  );
}

function wordsSentence(telling: Telling, key: IndicatorKey): string {
  const words = honestWords(telling, key, null);
  if (words === null) return '';
  const label = labelOf(key).toLowerCase();
  return telling.say(`Dengan demikian, ${label} ${words}.`, `Secara umum, ${label} ${words}.`);
}

function answered(telling: Telling, key: IndicatorKey): string {
  const answers = telling.find({ measure: 'answers', indicator: key })!;
  const contacts = telling.find({ measure: 'contacts' })!;
  if (answers.value === contacts.value)
    return telling.say(`Seluruh ${figure(contacts)} kontak memberikan jawaban.`);
  return telling.say(
    `Sebanyak ${figure(answers)} dari ${figure(contacts)} kontak memberikan jawaban.`,
    `Rata-rata tersebut berasal dari ${figure(answers)} jawaban.`,
  );
}

function yearly(telling: Telling, key: IndicatorKey): string {
  const label = labelOf(key);
  const change = telling.find({ measure: 'change', indicator: key, base: 'last_year' });
  const then = telling.find({ measure: 'average', indicator: key, period: 'last_year' });
  if (!change || !then || !mayTell('change', change.n)) return '';
  const told = changeOf(change);
  if (told === null || told === 'same')
    return telling.say(`Secara tahunan, ${label} relatif stabil dari ${figure(then)}.`);
  const verb = told === 'up' ? 'naik' : 'turun';
  return telling.say(
    `Secara tahunan, ${label} ${verb} ${size(change)} poin dari ${figure(then)}.`,
    `Dibandingkan ${telling.period('last_year')}, ${label} ${verb} ${size(change)} poin dari ${figure(then)}.`,
  );
}

/** Shares from thirty answers on, counts below; nothing where a side would show a firm. */
function answers(telling: Telling, key: IndicatorKey): string {
  const all = telling.find({ measure: 'answers', indicator: key })!;
  const of = (measure: 'answer-share' | 'answer-count') =>
    (['above', 'neutral', 'below'] as const).map((category) =>
      telling.find({ measure, indicator: key, category })!,
    );
  const counts = of('answer-count');
  const sizes = counts.map(({ value }) => value);
  if (disclosures(sizes, 'release').includes('withheld')) return '';
  const told = mayTell('share', all.n) ? of('answer-share') : counts;
  const [above, neutral, below] = told.map(figure);
  return mayTell('share', all.n)
    ? telling.say(
        `Sebanyak ${above}% kontak menjawab di atas netral, ${neutral}% netral, dan ${below}% di bawah netral.`,
        `Jawaban di atas netral diberikan ${above}% kontak, sedangkan ${below}% kontak menjawab di bawah netral.`,
      )
    : telling.say(
        `Sebanyak ${above} dari ${figure(all)} kontak menjawab di atas netral, ${neutral} kontak netral, dan ${below} kontak di bawah netral.`,
      );
}
