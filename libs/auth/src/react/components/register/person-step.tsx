import { DateField, SelectField, TextField, useForm } from '@housebrand/shared/react';
import { IconChevronDown } from '@tabler/icons-react';
import { authMessages, GENDERS, RECOMMENDS } from '../../../core';
import { useStepRules, type RegistrationDraft, type ServerProblem } from '../../session/registration-draft';
import { useAuthWords } from '../../words';
import { StepForm } from './step-form';
import { StepQuestion } from './step-question';
import { useTold, type StepProps } from './step-props';
import classes from './register.module.css';

/** Step 3: who it is; the account's name is the same. */
export function PersonStep({ draft, problem, onNext }: StepProps) {
  const words = useAuthWords();
  const form = useTold(usePersonForm(draft, onNext), problem);
  return (
    <StepForm form={form} action={words('next')}>
      <StepQuestion title={words('personTitle')} text={words('personText')} />
      <TextField {...form.field('firstName')} label={words('firstName')} autoComplete="given-name" maxLength={60} />
      <TextField {...form.field('lastName')} label={words('lastName')} autoComplete="family-name" maxLength={60} />
      <DateField {...form.choice('birthday')} label={words('birthday')} isBirthday />
      <MoreFields form={form} problem={problem} />
    </StepForm>
  );
}

type PersonForm = ReturnType<typeof usePersonForm>;

function usePersonForm(draft: RegistrationDraft, onNext: StepProps['onNext']) {
  const { firstName, lastName, birthday, email, line, gender, recommend, recommendOther, reference } = draft;
  return useForm({
    initial: { firstName, lastName, birthday, email, line, gender, recommend, recommendOther, reference },
    secrets: {},
    rules: useStepRules('person', draft),
    messages: [authMessages],
    send: async (values) => onNext(values),
  });
}

/** What nobody has to say. */
function MoreFields({ form, problem }: { form: PersonForm; problem: ServerProblem | null }) {
  const words = useAuthWords();
  const choices = <Name extends 'gender' | 'recommend'>(name: Name, values: readonly string[]) => ({
    ...form.choice(name),
    label: words(name),
    choices: values.map((value) => ({ value, label: words(`${name}.${value}` as 'gender.other') })),
  });
  return (
    <details className={classes.more} open={problem !== null || undefined}>
      <summary>
        {words('moreOptional')}
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <div>
        <TextField
          {...form.field('email')}
          label={words('email')}
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={120}
        />
        <TextField {...form.field('line')} label={words('line')} autoCapitalize="none" maxLength={60} />
        <SelectField {...choices('gender', GENDERS)} />
        <SelectField {...choices('recommend', RECOMMENDS)} />
        {form.values.recommend === 'other' && (
          <TextField {...form.field('recommendOther')} label={words('recommendOther')} maxLength={120} />
        )}
        <TextField {...form.field('reference')} label={words('reference')} autoCapitalize="none" maxLength={64} />
      </div>
    </details>
  );
}
