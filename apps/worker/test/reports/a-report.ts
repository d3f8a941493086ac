import { LIKERT_INDICATORS, type Report, type ReportSection } from '@lqc/contracts';
import type { NewSection } from '@lqc/database';
import { type Running, sampleSession } from '../running-worker.js';

const section = (kind: NewSection['kind'], target: string | null = null): NewSection => ({
  chapter: 'bab_2',
  kind,
  target,
  title: target ?? kind,
});

/** A report on the sample data, with all sections that one begins with. */
export async function aReport(running: Running): Promise<Report> {
  const { database, run, ownerId } = running;
  const sessionId = await sampleSession(running);
  const figures = (await run('start-session', { sessionId })).result as {
    main_result: { lu_totals: Record<string, number> };
  };
  const sectors = Object.keys(figures.main_result.lu_totals);
  const { sources } = (await database.sessions.outline(sessionId))!;
  const quarter = (role: 'now' | 'before') => ({
    file_id: sources[role]!.file_id,
    label: sources[role]!.label,
    year: 2025,
    quarter: role === 'now' ? 3 : 2,
  });
  const id = (await database.reports.create(
    {
      title: 'Laporan Liaison',
      people: '',
      sessionId,
      createdBy: ownerId,
      quarters: { now: quarter('now'), before: quarter('before') },
      sections: [
        section('ringkasan_eksekutif'),
        section('garis_besar'),
        section('sumber_perubahan'),
        ...LIKERT_INDICATORS.map(({ key }) => section('indikator', key)),
        ...sectors.map((sector) => section('lapangan_usaha', sector)),
        section('profil'),
        section('metode'),
        section('kualitas_data'),
        section('tabel'),
      ],
    },
    100,
  ))!;
  return reportOf(running, id);
}

export async function reportOf({ database }: Running, id: string): Promise<Report> {
  return (await database.reports.find(id))!;
}

export const sectionOf = ({ sections }: Report, target: string): ReportSection =>
  sections.find((one) => one.target === target || one.kind === target)!;
