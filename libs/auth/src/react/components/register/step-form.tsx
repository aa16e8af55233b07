import { Button, FormBox, type FormBoxProps } from '@housebrand/shared/react';
import classes from './register.module.css';

interface StepFormProps extends Pick<FormBoxProps, 'form' | 'children'> {
  /** Label of the submit button, which always stays visible. */
  action: string;
}

/** Form of a step, with a single submit button. */
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
