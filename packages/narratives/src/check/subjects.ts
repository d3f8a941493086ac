import { wordsPattern } from '@lqc/analysis';
import { INDICATORS, SECTORS } from '@lqc/contracts';
import type { CheckSheet } from '../facts/fact-sheet.js';

/** What a text speaks of: an indicator, a sector, an orientation. */
export interface SubjectMention {
  readonly start: number;
  readonly end: number;
  /** The name that facts use. */
  readonly subject: string;
}

const ORIENTATIONS: readonly [subject: string, names: readonly string[]][] = [
  [
    'Domestik dan ekspor',
    [
      'domestik dan ekspor',
      'ekspor dan domestik',
      'domestik sekaligus ekspor',
      'keduanya',
      'kedua pasar',
    ],
  ],
  ['Domestik', ['domestik', 'dalam negeri']],
  ['Ekspor', ['ekspor', 'luar negeri']],
];

/** Counts of indicators by where they went. */
const WAYS: readonly [subject: string, names: readonly string[]][] = [
  ['Indikator naik', ['indikator yang naik', 'indikator meningkat', 'indikator yang meningkat']],
  ['Indikator turun', ['indikator yang turun', 'indikator menurun', 'indikator yang menurun']],
  [
    'Indikator tetap',
    ['indikator yang tetap', 'indikator tidak berubah', 'indikator yang tidak berubah'],
  ],
];

/** Finds what a text speaks of, longest names first. */
export function subjectFinder({
  chapter,
  facts,
  subject,
}: CheckSheet): (text: string) => SubjectMention[] {
  const names: [name: string, subject: string][] = [];
  const add = (subjectName: string, ...others: readonly string[]) => {
    for (const name of [subjectName, ...others]) names.push([name.toLowerCase(), subjectName]);
  };
  if (chapter === 'bab_4' || chapter === 'tanya') {
    for (const [name, others] of ORIENTATIONS) add(name, ...others);
    for (const { name, aliases } of SECTORS) add(name, ...aliases);
    for (const { subject: sector } of facts) if (sector) add(sector);
  }
  if (chapter === 'tanya') for (const [way, others] of WAYS) add(way, ...others);
  if (chapter !== 'bab_4') {
    for (const { label, synonyms } of INDICATORS) add(label, ...synonyms);
    if (subject) add(subject);
  }
  const patterns = names
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([name, of]) => ({
      pattern: new RegExp(`(?<![\\p{L}])${wordsPattern(name)}(?![\\p{L}])`, 'giu'),
      subject: of,
    }));
  return (text) => {
    const found: SubjectMention[] = [];
    for (const { pattern, subject: of } of patterns)
      for (const { 0: written, index } of text.matchAll(pattern)) {
        const end = index + written.length;
        if (found.every((one) => end <= one.start || index >= one.end))
          found.push({ start: index, end, subject: of });
      }
    return found.sort((a, b) => a.start - b.start);
  };
}
