import { IconAlertCircle } from '@tabler/icons-react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { MantineRoot } from '../mantine/mantine-root';
import { classNames } from '../components/class-names';
import classes from './form-box.module.css';

/** Props of {@link FormBox}. */
export interface FormBoxProps {
  /** The result of `useForm`. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    isBusy: boolean;
    failure: ReactNode;
    submit: (event: FormEvent<HTMLFormElement>) => void;
  };
  children: ReactNode;
  /** The buttons, below the server's message. */
  actions: ReactNode;
  className?: string | undefined;
  /** Id of the heading that names the form; screen readers announce it with the first field. */
  labelledBy?: string;
}

/** A form with its fields, the server's message, and its buttons. */
export function FormBox({ form, children, actions, className, labelledBy }: FormBoxProps) {
  return (
    <MantineRoot>
      <form
        ref={form.ref}
        // Until scripts run, the browser submits the form itself: a GET would put the input into the address.
        method="post"
        className={classNames(classes.form, className)}
        onSubmit={form.submit}
        noValidate
        aria-labelledby={labelledBy}
        aria-busy={form.isBusy}
      >
        {children}
        <div className={classes.alert} role="alert">
          {form.failure && (
            <p className={classes.failure}>
              <IconAlertCircle size={20} aria-hidden />
              <span>{form.failure}</span>
            </p>
          )}
        </div>
        {actions}
      </form>
    </MantineRoot>
  );
}
