export { releasedSections, type ReleasedSection } from './apply-findings.js';
export * from './release-findings.js';
export type { ReleaseSection } from './release-section.js';
export * from './released-titles.js';
