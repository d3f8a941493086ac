import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Form } from './form';
import { ErrorNotice } from './states';

interface DialogFormProps {
  readonly title: string;
  /** What sending it is called. */
  readonly submit: string;
  readonly isBusy: boolean;
  /** Whether what is filled in may be sent. */
  readonly isReady?: boolean;
  readonly error: Error | null;
  /** What the error is the reason of. */
  readonly failed?: string;
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
  failed,
  onSubmit,
  onClose,
  children,
}: DialogFormProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Form className="mt-3 flex flex-col gap-3" onSend={onSubmit}>
        {children}
        <ErrorNotice error={error} title={failed} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Batal</Button>
          <Button type="submit" variant="primary" disabled={isBusy || !isReady}>
            {submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
