import { DOWNLOAD_NAMES } from '@lqc/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { download } from '../../lib/download';
import { failureSentence } from '../../lib/failure';
import type { ServerPicture } from '../charts/chart';
import { notices } from '../analysis-session/notices';
import { copy } from './copy';

const PICTURES = {
  orientation: ['downloadOrientationChart', DOWNLOAD_NAMES.orientationChart],
  sector: ['downloadSectorChart', DOWNLOAD_NAMES.sectorChart],
} as const;
export type ReportPicture = keyof typeof PICTURES;

/** The numbered picture of the report (Grafik 5.1 or 5.2), drawn by the server. */
export function useReportPicture(
  chart: ReportPicture,
  sessionId: string,
): ServerPicture & { readonly fileName: string } {
  const [route, fileName] = PICTURES[chart];
  const failed = copy.chartFailed;
  const picture = useMutation({
    mutationFn: () => download(api.file(route, { params: { session: sessionId } }), fileName),
    onMutate: () => notices.clear(),
    onError: (error) => notices.fail(failureSentence(error, failed), { isSaid: true }),
  });
  const { mutate, isPending: saving, error } = picture;
  return { save: () => mutate(), saving, error, failed, fileName };
}
