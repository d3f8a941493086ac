import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUser } from '../../lib/sign-in-store';
import { copy } from './copy';

/** A notice that a function needs a language model, why there is none, and who can change that. */
export function ModelOff({ id, what }: { id?: string; what: ReactNode }) {
  const { is_admin: isAdmin } = useUser();
  return (
    <p id={id} className="rounded-md border border-line bg-sunken px-3 py-2 text-sm">
      <strong>{what}</strong> {copy.off}{' '}
      {isAdmin ? (
        <>
          {copy.offForAdmin}{' '}
          <Link
            to="/admin-settings"
            search={{ tab: 'model' }}
            className="text-accent underline underline-offset-2"
          >
            {copy.offLink}
          </Link>
        </>
      ) : (
        copy.offForStaff
      )}
    </p>
  );
}
