import { act, screen } from '@testing-library/react';
import { answering, renderInProduct } from '../../testing/in-product';
import { Operations } from './operations';

test.each([true, false])(
  'a database whose role could change the audit log is warned of, no other (%s)',
  async (isOwned) => {
    answering({
      operations: () => ({
        backend: 'postgresql',
        queues: [],
        workers: [],
        failures: [],
        audit_log_owned: isOwned,
      }),
    });
    await act(async () => renderInProduct(<Operations />));
    await screen.findByText('Antrean');
    expect(screen.queryAllByText(/Log audit dapat diubah/)).toHaveLength(isOwned ? 1 : 0);
  },
);
