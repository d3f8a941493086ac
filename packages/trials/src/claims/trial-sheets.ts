import { type ClaimSheet, claimSheet, type ClaimSubject } from '@lqc/claims';
import { indicatorOf } from '@lqc/contracts';
import { SESSIONS, trialSessions } from './trial-sessions.js';

/** A fact sheet that trial drafts are written from and checked against. */
export interface TrialSheet {
  readonly title: string;
  readonly subject: ClaimSubject;
  readonly sheet: ClaimSheet;
}

/** The fact sheets of chapters 2, 3 and 4 for all sessions over the sample quarters, by id. */
export async function trialSheets(): Promise<Map<string, TrialSheet>> {
  const sheets = new Map<string, TrialSheet>();
  for (const [session, quarters] of await trialSessions()) {
    const { indicators, sectors } = SESSIONS[session]!;
    const add = (id: string, title: string, subject: ClaimSubject) =>
      sheets.set(`${session}-${id}`, { title, subject, sheet: claimSheet(quarters, subject) });
    const nothing = { indicator: null, sector: null, isProfile: false };
    for (const indicator of indicators)
      add(indicator.replaceAll(' ', '-'), `BAB 2, ${indicatorOf(indicator).label}`, {
        ...nothing,
        indicator,
      });
    for (const sector of sectors)
      add(sector.split(/[ ,;]/)[0]!.toLowerCase(), `BAB 3, ${sector}`, { ...nothing, sector });
    add('profil', 'BAB 4, Profil Kontak Liaison', { ...nothing, isProfile: true });
  }
  return sheets;
}
