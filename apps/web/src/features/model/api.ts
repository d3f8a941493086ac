import type { SaveLlmConfigRequest } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const modelConfig = queryOptions({
  queryKey: ['model', 'config'],
  queryFn: () => api.call('llmConfig'),
});

export const saveModelConfig = (body: SaveLlmConfigRequest) => api.call('saveLlmConfig', { body });

export const testModel = () => api.work('testModel', {});
