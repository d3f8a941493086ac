import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSend: () => unknown;
}

/** A form that the page sends itself. A browser sends none whose button to send it is disabled. */
export const Form = ({ onSend, ...rest }: FormProps) => (
  <form
    {...rest}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  />
);
