import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './dialog';

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className' | 'disabled'>;
type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onConfirm' | 'onCancel'>;

interface ConfirmButtonProps extends Look, Question {
  /** What the button is called, where it is not called as what confirms. */
  readonly name?: ReactNode;
  /** @param close - takes the question away, which stands until then */
  readonly onConfirm: (close: () => void) => void;
}

/** A button that asks before it acts. What the question reads at its moment is a component of its own: these words are drawn with the button. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { variant, size, className, disabled, name, onConfirm, ...question } = props;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button {...{ variant, size, className, disabled }} onClick={() => setAsking(true)}>
        {name ?? question.confirm}
      </Button>
      <ConfirmDialog
        {...question}
        open={isAsking}
        onConfirm={() => onConfirm(close)}
        onCancel={close}
      />
    </>
  );
}
