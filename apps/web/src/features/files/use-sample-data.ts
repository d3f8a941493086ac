import type { SampleDataResponse } from '@lqc/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/toast';
import { storedFilesChanged } from '../../lib/stored-files-changed';
import { useLongWork } from '../jobs/use-long-work';
import { loadSampleData, storedFiles } from './api';
import { copy } from './copy';

/** Loads the sample data, with the state of that job. */
export function useLoadSampleData() {
  const queries = useQueryClient();
  const { start, ...work } = useLongWork<SampleDataResponse>();
  const load = () =>
    start({
      title: copy.sample,
      run: loadSampleData,
      onDone: ({ message }) => {
        toast(message);
        void storedFilesChanged(queries);
      },
    });
  return { ...work, load };
}

/** True when sample files are stored. */
export function useHasSampleData(): boolean {
  const { data } = useQuery(storedFiles);
  return [...(data?.quarterly_files ?? []), ...(data?.company_files ?? [])].some(
    ({ is_sample: isSample }) => isSample,
  );
}
