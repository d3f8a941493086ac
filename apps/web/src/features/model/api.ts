import type {
  AdminStatusAnswer,
  LlmConfig,
  LlmConfigAnswer,
  ModelTestAnswer,
  SaveLlmConfigAnswer,
} from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http';
import { runCall } from '../../lib/job';

const PATH = '/api/v1/admin/config';

export const modelConfig = queryOptions({
  queryKey: ['model', 'config'],
  queryFn: () => api.get<LlmConfigAnswer>(PATH),
});

export const sessionStatus = queryOptions({
  queryKey: ['admin', 'status'],
  queryFn: () => api.get<AdminStatusAnswer>('/api/v1/admin/status'),
});

export const saveModelConfig = (config: LlmConfig) => api.post<SaveLlmConfigAnswer>(PATH, config);

export const testModel = (signal: AbortSignal) =>
  runCall<ModelTestAnswer>(
    { method: 'POST', path: `${PATH}/test` },
    { signal, onProgress: () => {} },
  );
