import { render, screen } from '@testing-library/react';
import { aReport, aSection } from '../../testing/a-report';
import { aSession, aSource } from '../../testing/a-session';
import { ChangedBasis } from './changed-basis';

const written = '2026-11-02T08:00:00.000Z';
const aFigure = { fact_id: 'f', label: 'n', old: 9, now: 8, unit: 'kontak', decimals: 0 } as never;
const changed = { updated_at: written, changed_figures: [aFigure] };
/** An analysis whose company database was stored on that day. */
const withRegisterOf = (upload_date: string) => ({
  ...aSession({ now: {} }),
  company_source: aSource({ upload_date, label: '' }),
});

test('a report whose figures changed says in how many sections, and which file was replaced since they were written', () => {
  render(
    <ChangedBasis
      report={aReport(
        aSection('a', changed),
        aSection('b', changed),
        aSection('c', { updated_at: written }),
        aSection('d', { ...changed, included: false }),
      )}
      session={withRegisterOf('2026-11-25T05:40:00.000Z')}
    />,
  );
  screen.getByText(/^Angka pada 2 bagian berubah sejak ditulis: database perusahaan diganti\./);
});

test('without a newer file it names none, and a report whose figures are those of its texts says nothing', () => {
  const session = withRegisterOf('2026-10-01T05:40:00.000Z');
  const { rerender, container } = render(
    <ChangedBasis report={aReport(aSection('a', changed))} session={session} />,
  );
  screen.getByText(/sejak ditulis: file, keterangan perusahaan, atau triwulannya diubah\./);
  rerender(<ChangedBasis report={aReport(aSection('a'))} session={session} />);
  expect(container.textContent).toBe('');
});
