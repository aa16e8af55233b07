import { IconAlertCircle } from '@tabler/icons-react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { MantineRoot } from '../mantine/mantine-root';
import { classNames } from '../ui/class-names';
import classes from './form-box.module.css';

/** A form, its fields, and the actions below them. */
export interface FormBoxProps {
  /** What `useForm` answers. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    isBusy: boolean;
    failure: ReactNode;
    submit: (event: FormEvent<HTMLFormElement>) => void;
  };
  children: ReactNode;
  /** The buttons; below what the server said. */
  actions: ReactNode;
  className?: string | undefined;
}

/** A form with its fields, what the server said, and its buttons. */
export function FormBox({ form, children, actions, className }: FormBoxProps) {
  return (
    <MantineRoot>
      <form
        ref={form.ref}
        // never a query: if the page were not ours to answer for, what is typed would stand in its address
        method="post"
        className={classNames(classes.form, className)}
        onSubmit={form.submit}
        noValidate
        aria-busy={form.isBusy}
      >
        {children}
        <div className={classes.alert} role="alert">
          {form.failure && (
            <p className={classes.failure}>
              <IconAlertCircle size={20} aria-hidden />
              {form.failure}
            </p>
          )}
        </div>
        {actions}
      </form>
    </MantineRoot>
  );
}
