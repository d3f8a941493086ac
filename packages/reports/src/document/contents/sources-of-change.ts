import { indicativeChanges, panelOf } from '@lqc/analysis';
import { documentPhrases as say, workbookPhrases } from '@lqc/phrases';
import type { DocumentTable } from '../report-document.js';
import { words } from './figure-cells.js';
import type { ReportQuarters } from '../../quarters.js';

/**
 * What each change that can be told apart is made of: the same companies' answers, those that entered and
 * left, the change of the same companies alone, and the sector that gave most. For the office alone.
 */
export function sourcesOfChange({ now, before }: ReportQuarters): DocumentTable | null {
  const told = indicativeChanges(now, before).filter(({ distinguishable }) => distinguishable);
  if (told.length === 0) return null;
  const { column } = workbookPhrases;
  return {
    title: say.sourcesTitle(before.period),
    columns: [
      { header: column.indicator, kind: 'text', weight: 2.4 },
      { header: column.change, kind: 'change', weight: 1.5 },
      { header: column.moved, group: say.madeOf, kind: 'change', weight: 1.4 },
      { header: column.entered, group: say.madeOf, kind: 'change', weight: 1.1 },
      { header: column.left, group: say.madeOf, kind: 'change', weight: 1.1 },
      { header: say.sameContacts, kind: 'change', weight: 2, hasN: true },
      { header: say.reading, kind: 'text', weight: 1.9 },
      { header: say.mostFrom, kind: 'text', weight: 2.6 },
    ],
    rows: told.map(({ key, indicator, change, matched, headline, by_composition: isByOthers }) => {
      const { moved, entered, left, sectors } = panelOf(now, before, key);
      const most = sectors
        .map(({ sector, within, composition }) => ({ sector, part: within + composition }))
        .filter(({ sector, part }) => sector !== null && Math.sign(part) === Math.sign(change ?? 0))
        .toSorted((a, b) => Math.abs(b.part) - Math.abs(a.part))[0];
      const isUnmatched = sectors.every(({ sector }) => sector === null);
      return [
        words(indicator),
        { value: change },
        ...[moved, entered, left].map((value) => ({ value })),
        matched ? { value: matched.change, n: { value: matched.n } } : { value: null },
        words(isByOthers ? say.byComposition : headline ? say.headline : say.noHeadline),
        words(most ? say.part(most.sector!, most.part) : isUnmatched ? say.unmatched : null),
      ];
    }),
    notes: [say.sourcesNote],
  };
}
