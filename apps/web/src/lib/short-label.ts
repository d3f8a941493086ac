export { shortLabel } from '@lqc/phrases';
