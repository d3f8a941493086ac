/**
 * Which rooms (packages and apps) may import which others; docs/ARCHITECTURE.md explains it.
 * `check-boundaries.mjs` compares each package.json with this table, both ways. `tests` lists rooms that only tests and
 * benchmarks may use.
 *
 * @typedef {{ may: string[], tests?: string[] }} Room
 */
export const ROOMS = {
  contracts: { may: [] },
  fixtures: { may: [] },
  workbook: { may: ['contracts'], tests: ['fixtures'] },
  phrases: { may: ['contracts'] },
  language: { may: ['contracts'] },
  survey: { may: ['contracts', 'language', 'workbook'] },
  capture: { may: ['contracts', 'language', 'workbook'], tests: ['survey'] },
  statistics: { may: ['contracts'] },
  analysis: {
    may: ['contracts', 'phrases', 'language', 'survey', 'statistics'],
    tests: ['fixtures', 'workbook'],
  },
  reports: {
    may: ['contracts', 'phrases', 'survey', 'statistics', 'analysis', 'workbook'],
    tests: ['fixtures'],
  },
  claims: {
    may: ['contracts', 'phrases', 'language', 'survey', 'statistics', 'analysis'],
  },
  drafting: {
    may: ['contracts', 'phrases', 'language', 'survey', 'statistics', 'analysis', 'claims'],
    tests: ['fixtures'],
  },
  'sample-data': { may: ['contracts', 'capture', 'workbook'], tests: ['survey'] },
  client: { may: ['contracts', 'phrases'] },
  database: { may: ['contracts'] },
  queue: { may: ['contracts', 'database'] },
  tracing: { may: [] },
  trials: {
    may: [
      'analysis',
      'claims',
      'client',
      'contracts',
      'database',
      'fixtures',
      'language',
      'drafting',
      'queue',
      'reports',
      'sample-data',
      'survey',
      'workbook',
    ],
  },
  web: {
    may: ['capture', 'client', 'contracts', 'phrases'],
    tests: ['sample-data', 'workbook', 'drafting'],
  },
  api: {
    may: [
      'contracts',
      'phrases',
      'language',
      'capture',
      'statistics',
      'database',
      'queue',
      'tracing',
    ],
    tests: ['client'],
  },
  worker: {
    may: [
      'contracts',
      'phrases',
      'language',
      'capture',
      'workbook',
      'survey',
      'statistics',
      'analysis',
      'reports',
      'drafting',
      'sample-data',
      'database',
      'queue',
      'tracing',
    ],
    tests: ['fixtures'],
  },
};
