import type { PlanChoice } from '@lqc/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { WorkOptions } from '@lqc/client';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import { failureSentence } from '../../lib/failure';
import { copy } from './copy';

const PLAN = ['plan'] as const;

export const plan = queryOptions({
  queryKey: PLAN,
  queryFn: () => api.call('plan', { query: {} }),
});

export const exportPlan = (options: WorkOptions) => api.work('exportPlan', { query: {} }, options);

interface Chosen {
  readonly company_key: string;
  readonly choice: PlanChoice | null;
  readonly note?: string;
}

/** Adds a company to the list of visits, removes it, or leaves it to the rules again. */
export function useChoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Chosen) => api.call('choosePlan', { body }),
    onSuccess: (_done, { company_key: key }) => {
      void client.invalidateQueries({ queryKey: PLAN });
      void client.invalidateQueries({ queryKey: ['contact', key] });
    },
    onError: (error) => toast(failureSentence(error, { fallback: copy.failed }), { kind: 'error' }),
  });
}
