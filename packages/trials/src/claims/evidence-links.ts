import type { Quarters } from '@lqc/analysis';
import { type CheckedText, LIKERT_INDICATORS } from '@lqc/contracts';
import { automaticSummary, chapterFacts, checkedText } from '@lqc/drafting';
import { randomFrom } from '@lqc/sample-data';

/** A chapter's draft by rules. */
interface DraftByRules {
  readonly chapter: string;
  readonly checked: CheckedText;
}

/** A sentence of a draft, and a contact's words that are shown as its evidence. */
interface EvidenceLink {
  readonly chapter: string;
  readonly sentence: string;
  readonly contact: string;
  readonly quote: string;
}

/** The drafts by rules of all chapters of a session: the overview, each indicator, each sector, the profile. */
export function draftsByRules({ now, before, last_year: lastYear }: Quarters): DraftByRules[] {
  if (!now) return [];
  const sectors = [...new Set(now.matching.sectorByCompany.values())].toSorted();
  const of = { indicator: null, sector: null, now, before, lastYear };
  const chapters = [
    { ...of, chapter: 'bab_1' as const },
    ...LIKERT_INDICATORS.map(({ key }) => ({ ...of, chapter: 'bab_2' as const, indicator: key })),
    ...sectors.map((sector) => ({ ...of, chapter: 'bab_3' as const, sector })),
    { ...of, chapter: 'bab_4' as const },
  ];
  return chapters.map((input) => {
    const sheet = chapterFacts(input);
    const chapter = `${input.chapter.replace('bab_', 'BAB ')}, ${sheet.subject}`;
    return { chapter, checked: checkedText(automaticSummary(sheet), sheet) };
  });
}

/** So many of all evidence links of these drafts, drawn at random: the same ones for the same seed. */
export function drawEvidenceLinks(
  drafts: readonly DraftByRules[],
  { count, seed }: { readonly count: number; readonly seed: number },
): EvidenceLink[] {
  const random = randomFrom(seed);
  const links = drafts.flatMap(({ chapter, checked: { summary, evidence } }) =>
    evidence.flatMap(({ start, end, contacts }) =>
      contacts.map(({ contact, quote }) => {
        const sentence = summary.slice(start, end).replaceAll('**', '');
        return { chapter, sentence, contact, quote };
      }),
    ),
  );
  const drawn: EvidenceLink[] = [];
  while (drawn.length < count && links.length > 0)
    drawn.push(...links.splice(Math.floor(random() * links.length), 1));
  return drawn;
}
