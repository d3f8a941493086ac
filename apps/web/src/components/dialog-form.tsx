import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { ErrorNotice } from './states';

interface DialogFormProps {
  readonly title: string;
  /** What sending it is called. */
  readonly submit: string;
  readonly isBusy: boolean;
  /** Whether what is filled in may be sent. */
  readonly isReady?: boolean;
  readonly error: Error | null;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that is filled in and sent; what refuses it stands above its buttons. */
export function DialogForm({
  title,
  submit,
  isBusy,
  isReady = true,
  error,
  onSubmit,
  onClose,
  children,
}: DialogFormProps) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <form
        className="mt-3 flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {error && <ErrorNotice error={error} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Batal</Button>
          <Button type="submit" variant="primary" disabled={isBusy || !isReady}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
