import { type CertificateHeader, type MergeResponse, pathOf } from '@lqc/contracts';

/** What a merge left out, in counts, and the address of its certificate: the job of the run. */
export function certificateHeaders(
  { certificate: { sheets, losses, errors } }: MergeResponse,
  runId: string,
): Readonly<Record<CertificateHeader, string>> {
  return {
    'X-Merged-Files': String(new Set(sheets.map(({ position }) => position)).size),
    'X-Left-Out-Files': String(errors.length),
    'X-Losses': String(losses.length),
    Link: `<${pathOf('job', { id: runId })}>; rel="describedby"`,
  };
}
