import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Button } from '../../components/button';
import { ConfirmButton } from '../../components/confirm-button';
import { toast } from '../../components/toast';
import { copy } from './copy';
import { isReadableByOffice, saveLockedCopy } from './device/locked-copy';

interface SaveCopyProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  readonly owner: string;
  /** One note; else all that lies here of the person. */
  readonly noteId?: string;
  readonly label: string;
}

/** Says that no copy was saved, as when what lies here cannot be read. */
export const tellNotSaved = () => toast(copy.lockedCopy.failed, { kind: 'error' });

/**
 * Saves a locked copy, after saying who can read it. Where the office has no key nobody can, so that it is no
 * rescue and is not offered as one.
 */
export function SaveCopy({ owner, noteId, label, variant }: SaveCopyProps) {
  const readable = useQuery({
    queryKey: ['capture', 'office reads', owner],
    queryFn: () => isReadableByOffice(owner),
  });
  if (readable.data === undefined) return null;
  if (!readable.data) return <p className="text-sm text-muted">{copy.lockedCopy.unreadable}</p>;
  const save = (close: () => void) => {
    close();
    const tellSaved = (name: string) => toast(copy.lockedCopy.saved(name));
    void saveLockedCopy(owner, noteId).then(tellSaved, tellNotSaved);
  };
  return (
    <ConfirmButton
      variant={variant}
      name={label}
      title={copy.lockedCopy.title}
      confirm={copy.lockedCopy.save}
      onConfirm={save}
    >
      <p>{copy.lockedCopy.body}</p>
    </ConfirmButton>
  );
}
