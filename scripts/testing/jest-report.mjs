import { existsSync, readFileSync } from 'node:fs';

/** Tests that are left out say why in their own name: `… (skipped: redis-server is not installed)`. */
const REASON = /\s*\(skipped:? ([^)]*)\)/;

/**
 * What of jest's own report is read here.
 *
 * @typedef {{ status: string, fullName: string }} Assertion
 * @typedef {object} Report
 * @property {{ assertionResults: Assertion[] }[]} testResults
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numFailedTestSuites
 */

/**
 * What a jest report tells.
 *
 * @typedef {{ passed: number, failed: number, skipped: { test: string, reason: string }[] }} Counts
 * @param {string} path
 * @returns {Counts}
 */
export function readReport(path) {
  // Without a report jest did not come to its end.
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
