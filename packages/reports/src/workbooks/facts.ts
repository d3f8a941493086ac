import { indicatorFigures } from '@lqc/analysis';
import type { IndicatorFigure, IndicatorKey, QualityReport, QuarterSource } from '@lqc/contracts';
import {
  type CompanyMatching,
  type CompanyRegister,
  matchCompanies,
  NO_MATCHING,
  qualityReport,
  type Survey,
  type SurveyFindings,
} from '@lqc/survey';

/** One quarter as the worker loads it. */
export interface WorkbookQuarter {
  /** What the person who takes the workbook calls it. */
  readonly period: string;
  readonly survey: Survey;
  readonly findings: SurveyFindings;
  readonly source: QuarterSource;
}

/** Everything a workbook is made of. */
export interface WorkbookInput {
  readonly now: WorkbookQuarter;
  readonly before: WorkbookQuarter;
  readonly lastYear: WorkbookQuarter | null;
  readonly register: CompanyRegister | null;
  /** The company database's file. */
  readonly companySource: Omit<QuarterSource, 'label'> | null;
  readonly madeAt: Date;
}

/** A quarter with its figures. */
export interface QuarterFacts extends WorkbookQuarter {
  readonly figures: ReadonlyMap<IndicatorKey, IndicatorFigure>;
  readonly matching: CompanyMatching;
  readonly quality: QualityReport;
}

export interface WorkbookFacts {
  readonly now: QuarterFacts;
  readonly before: QuarterFacts;
  readonly lastYear: QuarterFacts | null;
  readonly companySource: WorkbookInput['companySource'];
  readonly madeAt: Date;
}

/** Computes what all the workbooks share. */
export function workbookFacts({ register, ...input }: WorkbookInput): WorkbookFacts {
  const quarter = (one: WorkbookQuarter): QuarterFacts => {
    const matching = register && matchCompanies(one.survey, register);
    return {
      ...one,
      figures: new Map(indicatorFigures(one.survey).map((figure) => [figure.key, figure])),
      matching: matching ?? NO_MATCHING,
      quality: qualityReport(one.findings, matching),
    };
  };
  return {
    ...input,
    now: quarter(input.now),
    before: quarter(input.before),
    lastYear: input.lastYear && quarter(input.lastYear),
  };
}
