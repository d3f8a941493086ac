import { CodedError } from '@lqc/contracts';
import { chapterFacts } from './chapter-facts.js';
import type { ChapterInput, FactSheet } from './fact-sheet.js';

/**
 * The facts that the existing text of a section is checked against. When the section's sector no
 * longer has contacts, the text is checked against the figures of all contacts.
 */
export function sectionFacts(input: ChapterInput): FactSheet {
  try {
    return chapterFacts(input);
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'SECTOR_NOT_FOUND') throw error;
    return { ...chapterFacts({ ...input, chapter: 'ringkasan', sector: null }), facts: [] };
  }
}
