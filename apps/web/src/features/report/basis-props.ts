import type { Report, ReportSection, SessionResponse } from '@lqc/contracts';
import type { RefObject } from 'react';
import type { ChosenStatement } from './editor/mark-status';
import type { EditorActions } from './editor/section-editor';

/** A sentence of a section, and the actions of the panel beside it. */
export interface BasisProps {
  readonly report: Report;
  readonly section: ReportSection;
  readonly session: SessionResponse | undefined;
  readonly chosen: ChosenStatement | null;
  readonly isReadOnly: boolean;
  readonly isLocked: boolean;
  readonly actions: RefObject<EditorActions | null>;
  readonly onContact: (contactId: string) => void;
  readonly onRemark: () => void;
}
