import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { Form } from '../../components/form';
import { ErrorNotice } from '../../components/states';
import { TextArea } from '../../components/text-area';
import { cx } from '../../lib/cx';

interface TextFormProps extends ComponentProps<typeof TextArea> {
  /** What sending it is called. */
  readonly submit: string;
  readonly isHeld?: boolean;
  readonly error?: Error | null;
  readonly className?: string;
  /** Takes the text without spaces around it; none is sent that is empty. */
  readonly onSend: (text: string) => void;
  /** What stands above the field. */
  readonly lead?: ReactNode;
  /** What can be done instead, beside the button. */
  readonly children: ReactNode;
}

/** A text of some lines that is written and sent. */
export function TextForm(props: TextFormProps) {
  const { submit, isHeld = false, error, className, onSend, lead, children, ...field } = props;
  const text = field.value.trim();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const send = () => {
    isSent.current = true;
    onSend(text);
  };
  // What was sent leaves an empty field to the next one; the button, disabled then, would lose the focus.
  useEffect(() => {
    if (text !== '' || !isSent.current) return;
    isSent.current = false;
    const { activeElement: active, body } = document;
    if (active === body || form.current?.contains(active))
      form.current?.querySelector('textarea')?.focus();
  }, [text]);
  return (
    <Form ref={form} className={cx('flex flex-col gap-2', className)} onSend={send}>
      {lead}
      <TextArea {...field} />
      <ErrorNotice error={error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" disabled={isHeld || text === ''}>
          {submit}
        </Button>
        {children}
      </div>
    </Form>
  );
}
