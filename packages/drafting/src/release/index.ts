export { releasedHeadings, releasedSections } from './apply-findings.js';
export type { FoundForRelease, Tells } from './found.js';
export * from './release-findings.js';
export type { ReleaseHeading, ReleaseSection } from './release-section.js';
