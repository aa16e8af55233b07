import { Button, FormBox, type FormBoxProps } from '@housebrand/shared/react';
import classes from './register.module.css';

interface StepFormProps extends Pick<FormBoxProps, 'form' | 'children'> {
  /** What its button says; it stays in sight. */
  action: string;
}

/** The form of a step, with the one button that goes on. */
export function StepForm({ form, action, children }: StepFormProps) {
  return (
    <FormBox
      form={form}
      className={classes.form}
      actions={
        <div className={classes.foot}>
          <Button type="submit" isFullWidth isLoading={form.isBusy}>
            {action}
          </Button>
        </div>
      }
    >
      {children}
    </FormBox>
  );
}
