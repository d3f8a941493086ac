import { CodedError } from '@lqc/contracts';
import { chapterFacts } from './chapter-facts.js';
import type { ChapterInput, FactSheet } from './fact-sheet.js';

/**
 * What a text that stands in a section is held against. A sector that is no longer among the contacts
 * leaves its text without figures of its own, held against those of all.
 */
export function sectionFacts(input: ChapterInput): FactSheet {
  try {
    return chapterFacts(input);
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'SECTOR_NOT_FOUND') throw error;
    return { ...chapterFacts({ ...input, chapter: 'ringkasan', sector: null }), facts: [] };
  }
}
