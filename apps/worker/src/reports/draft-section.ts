import type { Quarters } from '@lqc/analysis';
import {
  CodedError,
  type Fact,
  REPORT_LIMITS,
  type SectionSubject,
  type Statement,
  type StatementCounts,
} from '@lqc/contracts';
import { chapterFacts, isWrittenByRules, Model, sectionInput, writeSummary } from '@lqc/drafting';
import { draftNotes, reportPhrases } from '@lqc/phrases';
import type { JobContext } from '../runtime/job-context.js';
import { afterPauses } from './after-pauses.js';

/** A section's draft with what the data say of it. */
export interface DraftedSection {
  readonly text: string;
  readonly writer: 'model' | 'automatic';
  readonly model: string | null;
  readonly statements: readonly Statement[];
  readonly counts: StatementCounts;
  readonly facts: readonly Fact[];
  /** How the draft came about. */
  readonly notes: readonly string[];
  /** Why it is not whole. */
  readonly failure: string | null;
}

/** Writes sections, so many of them in one go; of each its draft, or why there is none. */
export interface SectionWriting {
  readonly inOneGo: number;
  write(sections: readonly SectionSubject[]): Promise<readonly (DraftedSection | CodedError)[]>;
}

/** In a thread, where sections of one go share what is worked out for them. */
const BY_RULES_IN_ONE_GO = 8;

/** Drafts sections by rules. */
export function rulesWriting(quarters: Quarters, { isolated }: JobContext): SectionWriting {
  return {
    inOneGo: BY_RULES_IN_ONE_GO,
    async write(sections) {
      const subjects = sections.map(({ kind, target }) => ({ kind, target }));
      const drafts = await isolated('draftSections', { quarters, sections: subjects });
      return drafts.map(({ draft, refused }) =>
        draft
          ? { ...draft, writer: 'automatic', model: null, notes: [], failure: null }
          : new CodedError(refused.code, refused.args),
      );
    },
  };
}

/**
 * Drafts sections by the language model, with names taken out of what it reads; the sections that are
 * the product's own words by rules. A model that fails again and again is not asked any more.
 *
 * @param pausesMs how long it waits for a busy model, one pause after the other
 * @throws CodedError `LLM_NOT_CONFIGURED`
 */
export async function modelWriting(
  quarters: Quarters,
  context: JobContext,
  pausesMs?: readonly number[],
): Promise<SectionWriting> {
  const { database, llm, ownerId, signal, isolated } = context;
  const model = new Model({ ...llm, config: await database.settings.llm() });
  const names = await database.names.all();
  const byRules = rulesWriting(quarters, context);
  let failuresInARow = 0;
  let lastFailure: CodedError | null = null;

  async function byModel(section: SectionSubject): Promise<DraftedSection> {
    await database.usage.requireModelBudget(ownerId, await database.settings.limits());
    const chapter = sectionInput(section, quarters);
    const sheet = chapterFacts(chapter);
    const { checked, notes, isTruncated } = await writeSummary(sheet, {
      model,
      samaran: true,
      names,
      signal,
      read: (answers) => isolated('readDraft', { chapter, answers, samaran: true, names }),
    });
    // Slots and names grow when they are written out.
    const isTooLong = checked !== null && checked.summary.length > REPORT_LIMITS.sectionLength;
    if (!checked || isTooLong) {
      const [draft] = await byRules.write([section]);
      if (draft instanceof CodedError) throw draft;
      return { ...draft!, notes: isTooLong ? [...notes, draftNotes.beyondSection] : notes };
    }
    const { summary: text, statements, counts } = checked;
    const { facts } = sheet;
    return {
      text,
      writer: 'model',
      model: model.name,
      statements,
      counts,
      facts,
      notes,
      failure: isTruncated ? reportPhrases.draftCutOff : null,
    };
  }

  return {
    inOneGo: 1,
    async write([section]) {
      if (!section || isWrittenByRules(section)) return byRules.write(section ? [section] : []);
      if (lastFailure && failuresInARow >= FAILURES_IN_A_ROW) return [lastFailure];
      try {
        const draft = await afterPauses(() => byModel(section), {
          isWorthIt: isBusy,
          signal,
          ...(pausesMs && { pausesMs }),
        });
        failuresInARow = 0;
        return [draft];
      } catch (error) {
        if (!(error instanceof CodedError)) throw error;
        failuresInARow += 1;
        lastFailure = error;
        return [error];
      }
    },
  };
}

const FAILURES_IN_A_ROW = 3;
const isBusy = (error: unknown) => error instanceof CodedError && error.code === 'LLM_BUSY';
