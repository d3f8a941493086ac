export { groupDisclosures as disclosuresOf } from '@lqc/analysis';
