import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@lqc/client';
import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { workbookFile } from '../../src/cluster/caller.js';
import type { Cluster } from '../../src/cluster/start-cluster.js';
import { until } from '@lqc/contracts/testing';
import { printOnly } from '../print-only.js';
import { programs, sharedCluster } from '../shared-cluster.js';

const SAMPLE = { seed: 7, contacts: 8 };
const WITHIN_MS = 240_000;

let cluster: Cluster;
let api: Client;
let reportId: string;

beforeAll(async () => {
  cluster = await sharedCluster();
  ({ api } = cluster.admin);
  const companies = workbookFile(await sampleCompanyDatabase(SAMPLE));
  await api.call('uploadCompanyFile', { files: { file: companies } });
  const [before, now] = await Promise.all(
    ([2, 3] as const).map(async (quarter) => {
      const bytes = await sampleQuarter({ ...SAMPLE, year: 2021, quarter });
      const body = { label: `Triwulan ${'I'.repeat(quarter)} 2021` };
      const files = { file: workbookFile(bytes) };
      return (await api.call('uploadQuarterlyFile', { body, files })).file;
    }),
  );
  const body = { quarter_now_id: now!.id, quarter_before_id: before!.id };
  const report = await api.call('createReport', { body });
  await printOnly(api, report, ({ kind }) => kind === 'metode');
  reportId = report.id;
}, WITHIN_MS);

test(
  'a worker that is killed while it prints leaves nothing of the report on the disk',
  async () => {
    writeFileSync(join(programs, 'soffice'), '#!/bin/sh\nexec /bin/sleep 60\n', { mode: 0o755 });
    const left = () =>
      readdirSync(cluster.temporary).filter((name) => name.startsWith('liaison-work-'));
    const asked = api
      .send('exportReport', {
        params: { id: reportId },
        body: { format: 'pdf', copy: 'internal' },
      })
      .catch(() => null);
    await until(() => left().length > 0, 60_000);
    const [folder] = left();
    rmSync(join(programs, 'soffice'));
    await cluster.replaceWorkers(cluster.workers);
    await until(() => !left().includes(folder!), 60_000);
    await asked;
  },
  WITHIN_MS,
);
