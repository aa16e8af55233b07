import { Button, FormBox, type FormBoxProps } from '@housebrand/shared/react';
import { useId } from 'react';
import { StepQuestion } from './step-question';
import classes from './register.module.css';

interface StepFormProps extends Pick<FormBoxProps, 'form' | 'children'> {
  /** The step's heading, which names the form. */
  title: string;
  text?: string;
  /** Label of the submit button, which always stays visible. */
  action: string;
}

/** Form of a step with its heading and a single submit button. */
export function StepForm({ form, title, text, action, children }: StepFormProps) {
  const titleId = useId();
  return (
    <FormBox
      form={form}
      labelledBy={titleId}
      className={classes.form}
      actions={
        <div className={classes.foot}>
          <Button type="submit" isFullWidth isLoading={form.isBusy}>
            {action}
          </Button>
        </div>
      }
    >
      <StepQuestion id={titleId} title={title} text={text} />
      {children}
    </FormBox>
  );
}
