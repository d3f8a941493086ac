import { LabelsReadAgain1700000000054 } from './0054-labels-read-again.js';

/** Labels that named no quarter are searched anew once more: "3Q25" names one since. */
export class ShortQuartersRead1700000000056 extends LabelsReadAgain1700000000054 {}
