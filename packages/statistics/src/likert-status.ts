import { type LikertStatus, STATUS_HIGH_ABOVE, STATUS_MEDIUM_ABOVE } from '@lqc/contracts';

/** The status of a rounded average: above 3,5 Tinggi, above 2,5 Sedang, otherwise Rendah. */
export function likertStatus(roundedAverage: number): LikertStatus {
  if (roundedAverage > STATUS_HIGH_ABOVE) return 'Tinggi';
  return roundedAverage > STATUS_MEDIUM_ABOVE ? 'Sedang' : 'Rendah';
}
