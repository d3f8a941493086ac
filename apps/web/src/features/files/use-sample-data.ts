import type { SampleDataResponse } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/toast';
import { useLongWork } from '../jobs/use-long-work';
import { loadSampleData, removeSampleData, storedFiles } from './api';
import { copy } from './copy';

/** *Muat data contoh* and how far it is. */
export function useLoadSampleData() {
  const queries = useQueryClient();
  const { start, ...work } = useLongWork<SampleDataResponse>();
  const load = () =>
    start({
      title: copy.sample,
      run: loadSampleData,
      onDone: ({ message }) => {
        toast(message);
        void queries.invalidateQueries({ queryKey: ['files'] });
      },
    });
  return { ...work, load };
}

/** Takes the fictional files away, with the analyses that were made of them. */
export function useRemoveSampleData() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: removeSampleData,
    onSuccess: ({ message }) => {
      toast(message);
      void queries.invalidateQueries({ queryKey: ['files'] });
      void queries.invalidateQueries({ queryKey: ['sessions'] });
      void queries.invalidateQueries({ queryKey: ['session lists'] });
    },
    onError: ({ message }) => toast(message, { kind: 'error' }),
  });
}

/** Whether fictional files are among the stored ones. */
export function useHasSampleData(): boolean {
  const { data } = useQuery(storedFiles);
  return [...(data?.quarterly_files ?? []), ...(data?.company_files ?? [])].some(
    ({ is_sample: isSample }) => isSample,
  );
}
