import { type TargetQuarter, type VisitStatus, VISIT_STATUSES } from '@lqc/contracts';
import { targetName, visitStatuses } from '../visit-plan.js';

const CHOICES = { added: 'direncanakan', removed: 'dikeluarkan', '-': 'dikembalikan' } as const;
const TARGET = /^\d{4}-[1-4]$/;
const CHOICE = /^(added|removed|-) ([^·]*) · (.+)$/s;
const AIMS = /^(\d{4}-[1-4]) · \[/;
const AIM = /"sector":"([^"]+)","n":(\d+|null)/g;
/** Of a longer list so many companies are named. */
const NAMED = 3;

/** What was planned, or aimed at, as people say it; null when a label tells neither. */
export function planWords(label: string): string | null {
  const [, choice, told, keys] = CHOICE.exec(label) ?? [];
  if (choice && told && keys)
    return [
      CHOICES[choice as keyof typeof CHOICES],
      ...told.split(' ').map(partWords),
      companies(keys),
    ].join(' · ');
  const target = AIMS.exec(label)?.[1];
  if (!target) return null;
  const aims = [...label.matchAll(AIM)].map(
    ([, sector, n]) => `${sector} ${n === 'null' ? '–' : n}`,
  );
  return [partWords(target), ...aims].join(' · ');
}

function partWords(part: string): string {
  if (TARGET.test(part)) return targetName(part as TargetQuarter);
  return VISIT_STATUSES.includes(part as VisitStatus) ? visitStatuses[part as VisitStatus] : part;
}

function companies(keys: string): string {
  const names = keys.split(', ').map((key) => key.replace('|', ', '));
  return names.length > NAMED
    ? `${names.slice(0, NAMED).join('; ')} dan lainnya`
    : names.join('; ');
}
