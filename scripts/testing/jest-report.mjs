import { existsSync, readFileSync } from 'node:fs';

/** Skipped tests give the reason in their names: `… (skipped: redis-server is not installed)`. */
const REASON = /\s*\(skipped:? ([^)]*)\)/;

/**
 * The part of jest's report that is read here.
 *
 * @typedef {{ status: string, fullName: string }} Assertion
 * @typedef {object} Report
 * @property {{ assertionResults: Assertion[] }[]} testResults
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numFailedTestSuites
 */

/**
 * Reads the counts from a jest report.
 *
 * @typedef {{ passed: number, failed: number, skipped: { test: string, reason: string }[] }} Counts
 * @param {string} path
 * @returns {Counts}
 */
export function readReport(path) {
  // Without a report, jest did not finish.
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: [] };
  /** @type {Report} */
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending' || status === 'todo')
    .map(({ fullName }) => ({
      test: fullName.replace(REASON, ''),
      reason: REASON.exec(fullName)?.[1] ?? 'it does not say why',
    }));
  return {
    passed: report.numPassedTests,
    // A suite that could not even load has no failed test of its own.
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    skipped,
  };
}
