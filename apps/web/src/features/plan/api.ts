import type { ChoosePlanRequest, SetSectorTargetsRequest, TargetQuarter } from '@lqc/contracts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { WorkOptions } from '@lqc/client';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import { failureSentence } from '../../lib/failure';
import { copy } from './copy';

const PLAN = ['plan'] as const;

/** The plan of a quarter; of the next one without a target. */
export const plan = (target: TargetQuarter | undefined) =>
  queryOptions({
    queryKey: [...PLAN, target],
    queryFn: () => api.call('plan', { query: { target } }),
    placeholderData: keepPreviousData,
    // Which quarter is the next one is asked anew each time, since others store quarters meanwhile.
    ...(target === undefined && { gcTime: 0 }),
  });

export const exportPlan = (target: TargetQuarter, options: WorkOptions) =>
  api.work('exportPlan', { query: { target } }, options);

/** A change of the plan; `keepalive` has it arrive also when its page goes away. */
type Lasting<Body> = Body & { readonly keepalive?: boolean };

/** Plans visits, changes them, takes companies off, or leaves them to the rules again. */
export function useChoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ keepalive = false, ...body }: Lasting<ChoosePlanRequest>) =>
      api.call('choosePlan', { body, keepalive }),
    // A visit's key may be another than that of its company's page.
    onSuccess: () =>
      Promise.all([PLAN, ['contact']].map((queryKey) => client.invalidateQueries({ queryKey }))),
    onError: sayFailed,
  });
}

/** Sets how many interviews the sectors aim at. */
export function useTargets() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ keepalive = false, ...body }: Lasting<SetSectorTargetsRequest>) =>
      api.call('setSectorTargets', { body, keepalive }),
    onSuccess: () => client.invalidateQueries({ queryKey: PLAN }),
    onError: sayFailed,
  });
}

const sayFailed = (error: Error) =>
  void toast(failureSentence(error, copy.failed), { kind: 'error' });
