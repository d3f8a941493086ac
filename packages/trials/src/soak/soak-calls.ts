import { Client, type PreparedCall } from '@lqc/client';
import { INDICATORS, type JobName } from '@lqc/contracts';
import { CORPUS, FOREIGN } from '@lqc/fixtures';
import { workbookFile } from '../cluster/caller.js';
import { sessionOf } from '../cluster/store-quarters.js';
import type { World } from '../cluster/world.js';
import { KINDS } from '../failures/kinds.js';

/** Makes the next call of a group; `position` makes it differ from others of its kind. */
type Call = (world: World, position: number) => PreparedCall | Promise<PreparedCall>;

const { prepare } = Client;
const kinds = (...names: JobName[]): Call[] => names.map((name) => KINDS[name]!);
const inSession = ({ sessionId }: World) => ({ params: { session: sessionId } });

/** The calls of a soak, by what may be tried alone. */
export const SOAK_CALLS = {
  uploads: kinds('read-quarterly-file', 'upload-file-1', 'recognise-file', 'read-company-file'),
  sessions: kinds('start-session', 'compare-quarters', 'explain-indicator', 'split-change'),
  merges: kinds('preview-merge', 'merge-workbooks'),
  clouds: [
    ...kinds('rank-words'),
    (world, position) =>
      prepare('wordcloud', {
        ...inSession(world),
        body: { text_type: INDICATORS[position % INDICATORS.length]!.key },
      }),
  ],
  charts: kinds('draw-orientation-chart', 'draw-sector-chart'),
  workbooks: kinds('write-comparison', 'write-tabulation', 'write-bab2', 'write-bab3'),
  reports: [...kinds('check-release'), (world) => exportedReport(world, 'docx')],
  pdf: [(world) => exportedReport(world, 'pdf')],
  drafts: [
    ...kinds('write-summary', 'check-summary', 'preview-summary'),
    (world) =>
      prepare('chat', {
        ...inSession(world),
        body: { message: 'Mengapa harga jual berubah?', indicator_type: 'harga jual' },
      }),
  ],
  hostile: [
    (_, position) => prepare('recogniseFile', { files: { file: strangersFile(position) } }),
    (_, position) => prepare('uploadFile1', { files: { file: strangersFile(position) } }),
    (_, position) =>
      prepare('merge', {
        files: { files: [strangersFile(position), strangersFile(position + 1)] },
      }),
  ],
} as const satisfies Record<string, readonly Call[]>;

export type SoakGroup = keyof typeof SOAK_CALLS;
export const SOAK_GROUPS = Object.keys(SOAK_CALLS) as SoakGroup[];

/** A new report, drafted by rules and taken away. */
const exportedReport =
  (world: World, format: 'docx' | 'pdf'): PreparedCall =>
  async (client, options) => {
    const { id } = await client.call('createReport', { body: sessionOf(world.quarters) });
    const params = { id };
    const drafted = await client.send('draftReport', { params, body: { writer: 'automatic' } });
    await drafted.arrayBuffer();
    return prepare('exportReport', { params, body: { format, copy: 'internal' } })(client, options);
  };

/** Workbooks of strangers, and those made to hurt where they lie beside the checkout. */
function strangersFile(position: number): File {
  const all = [
    ...FOREIGN.names.map((name) => ({ name, set: FOREIGN })),
    ...CORPUS.names
      .filter((name) => name.startsWith('poison/'))
      .map((name) => ({ name, set: CORPUS })),
  ];
  const { name, set } = all[position % all.length]!;
  return workbookFile(set.read(name), name.slice(name.lastIndexOf('/') + 1));
}
