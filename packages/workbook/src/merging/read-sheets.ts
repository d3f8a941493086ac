import type { Buffer } from 'node:buffer';
import type { WorkbookLimits } from '../limits.js';
import { openWorkbook } from '../open-workbook.js';
import type { Sheet } from '../sheet.js';
import { isGenericSheetName } from '../sheet-names.js';
import { WorkbookError } from '../workbook-error.js';
import type { SourceSheet } from './source-workbook.js';

/** What the caller of the merger tells from a sheet's cells. */
export interface SheetJudges {
  /** The name for a sheet with a default name such as `Sheet1`; null keeps the default name. */
  readonly nameFor?: (sheet: Sheet) => string | null;
  /** True for a hidden sheet that is to be merged like the visible ones; by default none is. */
  readonly keepsHidden?: (sheet: Sheet) => boolean;
}

interface Judged {
  readonly name: string | null;
  readonly isKept: boolean;
}

/**
 * What the caller's judges say of a source's sheets. The cells are read only when a sheet has a default
 * name or is hidden, once for all sheets, and none of them is kept.
 */
export class ReadSheets {
  #judged: Promise<readonly Judged[]> | null = null;

  constructor(
    private readonly bytes: Buffer,
    private readonly limits: WorkbookLimits,
    private readonly judges: SheetJudges,
  ) {}

  /** The wanted name of a sheet: its own, or the one proposed for a default name. */
  async nameOf({ name, position, kind }: SourceSheet): Promise<string> {
    if (!this.judges.nameFor || kind !== 'worksheet' || !isGenericSheetName(name)) return name;
    return (await this.#all())[position]?.name || name;
  }

  /** Whether a hidden sheet is to be merged. One that cannot be read is not, as its file may be sound. */
  async isKept({ position, kind }: SourceSheet): Promise<boolean> {
    if (!this.judges.keepsHidden || kind !== 'worksheet') return false;
    try {
      return (await this.#all())[position]?.isKept ?? false;
    } catch (error) {
      if (error instanceof WorkbookError) return false;
      throw error;
    }
  }

  #all(): Promise<readonly Judged[]> {
    return (this.#judged ??= this.#read());
  }

  async #read(): Promise<readonly Judged[]> {
    const { nameFor, keepsHidden } = this.judges;
    const judged: Judged[] = [];
    for await (const sheet of (await openWorkbook(this.bytes, this.limits)).sheets()) {
      const isNamed = nameFor && isGenericSheetName(sheet.name);
      judged.push({
        name: (isNamed && nameFor(sheet)?.trim()) || null,
        isKept: sheet.visibility !== 'visible' && keepsHidden?.(sheet) === true,
      });
    }
    return judged;
  }
}
