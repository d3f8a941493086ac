import type { Report, ReportSection } from '@lqc/contracts';
import { QueryClient } from '@tanstack/react-query';
import { reportOf, showReport } from './api';
import { readReport } from './read-report';

const { signal } = new AbortController();

const aSection = (id: string, version: number) =>
  ({
    id,
    version,
    title: id,
    text: `${id} ${version}`,
    statements: [],
    facts: [],
  }) as unknown as ReportSection;
const aReport = (session: string, ...sections: ReportSection[]) =>
  ({ id: 'r', session_id: session, sections }) as unknown as Report;

/** A gateway that has this report; tells which sections it was asked for whole. */
function serving(report: Report, whileReading = () => {}) {
  const asked: (string | null)[] = [];
  globalThis.fetch = async (input) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://gateway');
    if (url.pathname.endsWith('/outline')) {
      const heads = report.sections.map(({ text: _t, statements: _s, facts: _f, ...head }) => head);
      return Response.json({ ...report, sections: heads });
    }
    if (!url.pathname.endsWith('/sections')) return Response.json(report);
    const ids = url.searchParams.get('ids');
    asked.push(ids);
    whileReading();
    return Response.json({ sections: report.sections.filter(({ id }) => ids!.includes(id)) });
  };
  return asked;
}

test('of a report that is shown only the sections with a new text are read whole', async () => {
  const shown = aReport('s', aSection('a', 1), aSection('b', 1));
  const now = aReport('s', { ...aSection('a', 1), title: 'renamed' }, aSection('b', 2));
  const asked = serving(now);
  expect(await readReport('r', () => shown, signal)).toEqual(now);
  expect(asked).toEqual(['b']);
});

test('a section of which a second reading left a sentence open is read again, since its marks are others', async () => {
  const counts = { statements: 2, checked: 2, supported: 2, contradicted: 0 };
  const shown = aReport('s', { ...aSection('a', 1), counts }, aSection('b', 1));
  const opened = { ...aSection('a', 1), counts: { ...counts, checked: 1, supported: 1 } };
  const now = aReport('s', opened, aSection('b', 1));
  const asked = serving(now);
  expect(await readReport('r', () => shown, signal)).toEqual(now);
  expect(asked).toEqual(['a']);
});

test('on another analysis every section is read again, since its checks may be others', async () => {
  const shown = aReport('old', aSection('a', 1), aSection('b', 1));
  const now = aReport('new', aSection('a', 1), aSection('b', 1));
  const asked = serving(now);
  expect(await readReport('r', () => shown, signal)).toEqual(now);
  expect(asked).toEqual(['a,b']);
});

test('a text that is saved while the report is read is not taken back', async () => {
  let shown = aReport('s', aSection('a', 1));
  const asked = serving(shown);
  const reading = readReport('r', () => shown, signal);
  shown = aReport('s', aSection('a', 2));
  expect((await reading).sections).toEqual([aSection('a', 2)]);
  expect(asked).toEqual([]);
});

test('a text that is saved while that section itself is read again is not taken back either', async () => {
  let shown = aReport('s', aSection('a', 1));
  const asked = serving(aReport('s', aSection('a', 2)), () => {
    shown = aReport('s', aSection('a', 3));
  });
  expect((await readReport('r', () => shown, signal)).sections).toEqual([aSection('a', 3)]);
  expect(asked).toEqual(['a']);
});

test('what the server answers to a change of the whole report is not taken back by a reading under way', async () => {
  const queries = new QueryClient();
  const draft = { ...aReport('s'), state: 'draf' } as Report;
  showReport(queries, draft);
  serving(draft);
  const reading = queries.fetchQuery({ ...reportOf('r'), staleTime: 0 }).catch(() => {});
  showReport(queries, { ...draft, state: 'disetujui' });
  await reading;
  expect(queries.getQueryData(reportOf('r').queryKey)?.state).toBe('disetujui');
  queries.clear();
});
