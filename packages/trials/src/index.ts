export { canMount } from './cluster/postgres-server.js';
export * from './cluster/caller.js';
export * from './cluster/start-cluster.js';
export * from './cluster/world.js';
export { outcomeTable, type Outcome } from './failures/outcome.js';
export * from './failures/run-failures.js';
export * from './wait.js';
export * from './load/run-load.js';
export * from './processes/product-process.js';
