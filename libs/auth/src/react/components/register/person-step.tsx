import { DateField, SelectField, TextField, useForm } from '@housebrand/shared/react';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { authMessages, GENDERS, RECOMMENDS } from '../../../core';
import { useStepRules, type RegistrationDraft, type ServerProblem } from '../../session/registration-draft';
import { useRegistrationMessages } from '../../registration-messages';
import { useRegistrationStepMessages } from '../../registration-step-messages';
import { ReferrerNote } from './referrer-note';
import { StepForm } from './step-form';
import { useReported, type StepProps } from './step-props';
import classes from './register.module.css';

/** Step 3: the person's name, which must match the bank account, and birthday. */
export function PersonStep({ draft, problem, onNext }: StepProps) {
  const t = useRegistrationStepMessages();
  const frame = useRegistrationMessages();
  const form = useReported(usePersonForm(draft, onNext), problem);
  return (
    <StepForm form={form} title={t('personTitle')} text={t('personText')} action={frame('next')}>
      <TextField {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" maxLength={60} />
      <TextField {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" maxLength={60} />
      <DateField {...form.choice('birthday')} label={t('birthday')} isBirthday />
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

/** The optional fields. */
function MoreFields({ form, problem }: { form: PersonForm; problem: ServerProblem | null }) {
  const t = useRegistrationStepMessages();
  // looked up when the member leaves the field
  const [code, setCode] = useState(form.values.reference);
  const choices = <Name extends 'gender' | 'recommend'>(name: Name, values: readonly string[]) => ({
    ...form.choice(name),
    label: t(name),
    choices: values.map((value) => ({ value, label: t(`${name}.${value}` as 'gender.other') })),
  });
  return (
    <details className={classes.more} open={problem !== null || undefined}>
      <summary>
        <span>{t('moreOptional')}</span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <div>
        <TextField
          {...form.field('email')}
          label={t('email')}
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={120}
        />
        <TextField {...form.field('line')} label={t('line')} autoCapitalize="none" maxLength={60} />
        <SelectField {...choices('gender', GENDERS)} />
        <SelectField {...choices('recommend', RECOMMENDS)} />
        {form.values.recommend === 'other' && (
          <TextField {...form.field('recommendOther')} label={t('recommendOther')} maxLength={120} />
        )}
        <div onBlur={() => setCode(form.values.reference)}>
          <TextField {...form.field('reference')} label={t('reference')} autoCapitalize="none" maxLength={64} />
        </div>
        <ReferrerNote code={code} />
      </div>
    </details>
  );
}
