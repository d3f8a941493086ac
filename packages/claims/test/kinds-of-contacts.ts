import type { ClaimSheet } from '../src/index.js';
import { capital } from './sheet-words.js';

const GROWTH =
  /^(?:Kontak menyampaikan )?([^.]+?) (naik|terkontraksi|tumbuh sekitar|turun sekitar) ([\d,]+%) \((qtq|yoy)\)([^.]*?)\.(?: |$)/;

/** What a named company said, told as reports tell it. */
export function ofCompany({ contact, narrative }: ClaimSheet['said'][number]): string[] {
  const found = GROWTH.exec(narrative);
  if (!found) return [];
  const [, what = '', verb = '', rate = '', base = '', rest = ''] = found;
  const about = what.toLowerCase();
  const noun = {
    naik: 'kenaikan',
    terkontraksi: 'kontraksi',
    'tumbuh sekitar': 'pertumbuhan sekitar',
    'turun sekitar': 'penurunan sekitar',
  }[verb]!;
  return [
    `${contact} menyampaikan ${about} ${verb} ${rate} (${base})${rest}.`,
    `Menurut ${contact}, ${about} ${verb} ${rate} (${base}).`,
    `Sebagai contoh, ${contact} mencatat ${noun} ${about} ${rate} (${base}).`,
    `Hal serupa dialami ${contact} dengan ${noun} ${rate} (${base}).`,
    `${capital(noun.replace(' sekitar', ''))} ${about} juga dilaporkan ${contact}, yakni ${verb.includes('sekitar') ? 'sekitar ' : ''}${rate} (${base}).`,
  ];
}
