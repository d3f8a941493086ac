import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
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
  const [isAsking, setAsking] = useState(false);
  const readable = useQuery({
    queryKey: ['capture', 'office reads', owner],
    queryFn: () => isReadableByOffice(owner),
  });
  if (readable.data === undefined) return null;
  if (!readable.data) return <p className="text-sm text-muted">{copy.lockedCopy.unreadable}</p>;
  const save = () => {
    setAsking(false);
    const tellSaved = (name: string) => toast(copy.lockedCopy.saved(name));
    void saveLockedCopy(owner, noteId).then(tellSaved, tellNotSaved);
  };
  return (
    <>
      <Button variant={variant} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={copy.lockedCopy.title}
        confirm={copy.lockedCopy.save}
        onConfirm={save}
        onCancel={() => setAsking(false)}
      >
        <p>{copy.lockedCopy.body}</p>
      </ConfirmDialog>
    </>
  );
}
