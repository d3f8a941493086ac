import type { IndicatorKey, Statement } from '@lqc/contracts';
import type { RefObject } from 'react';
import type { ChosenStatement } from './editor/mark-status';
import type { EditorActions } from './editor/section-editor';
import type { OpenSection } from './open-section';

/** A sentence of a section, and the actions of the panel beside it. */
export interface BasisProps extends OpenSection {
  readonly chosen: ChosenStatement | null;
  readonly actions: RefObject<EditorActions | null>;
  readonly onContact: (contactId: string, indicator: IndicatorKey) => void;
  readonly onRemark: () => void;
}

/** Of a sentence that is chosen. */
export interface StatementBasisProps extends BasisProps {
  readonly chosen: ChosenStatement;
  readonly statement: Statement;
}
