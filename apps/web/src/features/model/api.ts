import type {
  AdminStatusResponse,
  LlmConfig,
  LlmConfigResponse,
  ModelTestResponse,
  SaveLlmConfigResponse,
} from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http';
import { runCall } from '../../lib/job';

const PATH = '/api/v1/admin/config';

export const modelConfig = queryOptions({
  queryKey: ['model', 'config'],
  queryFn: () => api.get<LlmConfigResponse>(PATH),
});

export const sessionStatus = queryOptions({
  queryKey: ['admin', 'status'],
  queryFn: () => api.get<AdminStatusResponse>('/api/v1/admin/status'),
});

export const saveModelConfig = (config: LlmConfig) => api.post<SaveLlmConfigResponse>(PATH, config);

export const testModel = (signal: AbortSignal) =>
  runCall<ModelTestResponse>(
    { method: 'POST', path: `${PATH}/test` },
    { signal, onProgress: () => {} },
  );
