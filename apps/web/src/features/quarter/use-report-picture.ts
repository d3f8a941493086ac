import { DOWNLOAD_NAMES } from '@lqc/contracts';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../lib/download';
import { failureSentence } from '../../lib/failure';
import type { ServerPicture } from '../charts/chart';
import { notices } from '../session-data/notices';
import { copy } from './copy';

const PICTURES = {
  orientation: ['/api/v1/download-chart-orientasi', DOWNLOAD_NAMES.orientationChart],
  sector: ['/api/v1/download-chart-lapangan-usaha', DOWNLOAD_NAMES.sectorChart],
} as const;

/** The numbered picture of the report (Grafik 5.1 or 5.2), drawn by the server. */
export function useReportPicture(chart: keyof typeof PICTURES, sessionId: string): ServerPicture {
  const [path, fileName] = PICTURES[chart];
  const failed = copy.chartFailed;
  const picture = useMutation({
    mutationFn: () => download(`${path}/${sessionId}`, fileName),
    onMutate: () => notices.clear(),
    onError: (error) => notices.fail(failureSentence(error, { fallback: failed })),
  });
  const { mutate, isPending: saving, error } = picture;
  return { save: () => mutate(), saving, error, failed };
}
