export { CallKeys } from './call-keys.js';
export {
  Client,
  type CallOptions,
  type PreparedCall,
  type RequestFor,
  type ServedFile,
  type Upload,
  type WorkOptions,
} from './client.js';
export { encodedRequest, formOf } from './encoded-request.js';
export { ApiError, NetworkError } from './errors.js';
export type { JobProgress } from './job-progress.js';
