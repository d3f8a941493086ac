import { type Fact, hasScale, INDICATORS, type QuarterRole } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import type { FactSheet } from '../facts/fact-sheet.js';

/**
 * *Ringkasan otomatis*: plain paragraphs made by rules from the facts alone, for when no model is
 * there. It says nothing that its own check would not bear out.
 */
export function automaticSummary(sheet: FactSheet): string {
  if (sheet.chapter === 'bab_4') return profile(sheet);
  return sheet.chapter === 'bab_3' ? sector(sheet) : indicator(sheet);
}

const MOST_INDICATORS = 5;

function finder({ facts }: FactSheet) {
  return (kind: Fact['kind'], subject: string, quarter: QuarterRole = 'now') =>
    facts.find(
      (fact) => fact.kind === kind && fact.subject === subject && fact.quarter === quarter,
    );
}

const figure = ({ value, decimals }: Fact) => decimal(value, decimals);

function indicator(sheet: FactSheet): string {
  const find = finder(sheet);
  const { subject, periods } = sheet;
  const average = find('average', subject);
  const contacts = find('contacts', '');
  if (isWithoutScale(subject))
    return `**${subject} ditanyakan tanpa skala, hanya dalam narasi.** Liaison menjangkau ${contacts ? figure(contacts) : '0'} kontak; yang mereka sampaikan ada pada narasi indikator ini.`;
  if (!average)
    return `**Tidak ada jawaban sah untuk ${subject} pada ${periods.now}.** Liaison menjangkau ${contacts ? figure(contacts) : '0'} kontak.`;
  const answers = find('answers', subject)!;
  const key =
    changeSentence(sheet, subject) ??
    `Rata-rata ${subject} tercatat ${figure(average)} pada ${periods.now}`;
  const first = [`**${key}.** Angka tersebut berasal dari ${figure(answers)} kontak.`];
  const yoy = find('change', subject, 'last_year');
  const then = find('average', subject, 'last_year');
  if (yoy && then)
    first.push(
      yoy.value === 0
        ? `Secara tahunan, ${subject} tidak berubah dari ${figure(then)}.`
        : `Secara tahunan, ${subject} ${way(yoy)} ${decimal(Math.abs(yoy.value), 2)} poin dari ${figure(then)}.`,
    );
  const shares = sheet.facts.filter(
    ({ kind, quarter }) => kind === 'score-share' && quarter === 'now',
  );
  const [above, neutral, below] = shares;
  const second =
    above && neutral && below
      ? `Sebanyak ${figure(above)}% kontak menjawab di atas netral, ${figure(neutral)}% netral, dan ${figure(below)}% di bawah netral.`
      : '';
  return [first.join(' '), second].filter(Boolean).join('\n\n');
}

/** Two indicators are asked about in words alone: of them there is no average to miss. */
const isWithoutScale = (subject: string) =>
  INDICATORS.some(({ key, label }) => label === subject && !hasScale(key));

function sector(sheet: FactSheet): string {
  const find = finder(sheet);
  const { subject, periods, facts } = sheet;
  const contacts = find('contacts', subject)!;
  const changes = facts.filter(({ kind }) => kind === 'change').slice(0, MOST_INDICATORS);
  const lead = `**Lapangan usaha ${subject} diwakili ${figure(contacts)} kontak pada ${periods.now}.**`;
  const lines = changes.map((change) => `${changeSentence(sheet, change.subject)}.`);
  return [lead, lines.join(' ')].filter(Boolean).join('\n\n');
}

function profile({ facts, periods, ...rest }: FactSheet): string {
  const find = finder({ facts, periods, ...rest });
  const contacts = find('contacts', '')!;
  const companies = find('companies', '')!;
  const lead = `**Liaison ${periods.now} menjangkau ${figure(contacts)} kontak, yang berasal dari ${figure(companies)} perusahaan.**`;
  const sectors = facts.filter(({ kind }) => kind === 'sector-companies').slice(0, MOST_INDICATORS);
  const sectorLines = sectors.map((fact) => {
    const share = find('sector-share', fact.subject);
    return `${fact.subject}: ${figure(fact)} perusahaan${share ? ` (${figure(share)}%)` : ''}.`;
  });
  const oriented = facts.filter(({ kind }) => kind === 'orientation-companies');
  const orientationLines = oriented.map((fact) => {
    const share = find('orientation-share', fact.subject);
    return `Orientasi ${fact.subject}: ${figure(fact)} perusahaan${share ? ` (${figure(share)}%)` : ''}.`;
  });
  return [lead, sectorLines.join(' '), orientationLines.join(' ')].filter(Boolean).join('\n\n');
}

/** "Permintaan Domestik naik 0,40 poin, dari 3,20 pada … menjadi 3,60 pada …" */
function changeSentence(sheet: FactSheet, subject: string): string | null {
  const find = finder(sheet);
  const change = find('change', subject, 'before');
  const now = find('average', subject);
  const before = find('average', subject, 'before');
  if (!change || !now || !before) return null;
  const { periods } = sheet;
  if (change.value === 0)
    return `${subject} tidak berubah pada ${figure(now)} dibandingkan ${periods.before}`;
  const size = decimal(Math.abs(change.value), 2);
  return `${subject} ${way(change)} ${size} poin, dari ${figure(before)} pada ${periods.before} menjadi ${figure(now)} pada ${periods.now}`;
}

const way = ({ value }: Fact) => (value > 0 ? 'naik' : 'turun');
