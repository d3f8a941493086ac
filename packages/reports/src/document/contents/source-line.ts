import { documentPhrases as say } from '@lqc/phrases';
import { loadedQuarters, type ReportQuarters } from './quarters.js';

/** Where a chart's figures come from; names of files stay in the office. */
export const sourceOf = (quarters: ReportQuarters): string =>
  quarters.copy === 'release'
    ? say.ownSource
    : say.sourceFiles(loadedQuarters(quarters).map(({ source }) => source.file_name));
