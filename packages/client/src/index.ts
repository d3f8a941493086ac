export { type CallOptions, Client, type ClientOptions, type ServedFile } from './client.js';
export { ApiError, NetworkError } from './errors.js';
export { type JobProgress, type OnProgress } from './job-progress.js';
export { encodedRequest } from './encoded-request.js';
