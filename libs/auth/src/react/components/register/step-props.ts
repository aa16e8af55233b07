import type { ChoiceBinding, FieldBinding } from '@housebrand/shared/react';
import { useState } from 'react';
import type { RegistrationDraft, ServerProblem } from '../../session/registration-draft';

export interface StepProps {
  draft: RegistrationDraft;
  /** The server's refusal of a field of this step. */
  problem: ServerProblem | null;
  /** Called with the step's valid values. */
  onNext: (values: Partial<RegistrationDraft>) => Promise<void> | void;
}

interface Bound<Value> {
  name: string;
  error: string | null;
  onChange: (value: Value) => void;
}

interface Fields {
  field: (name: never, as?: (typed: string) => string) => FieldBinding;
  choice: (name: never) => ChoiceBinding;
}

/** Adds the server's refusal to the field that it concerns, until that field is changed. */
export function useReported<StepForm extends Fields>(form: StepForm, problem: ServerProblem | null): StepForm {
  const [changed, setChanged] = useState<ServerProblem | null>(null);
  const reported = <Value, Field extends Bound<Value>>(binding: Field & Bound<Value>): Field => {
    if (problem?.field !== binding.name || problem === changed) return binding;
    const onChange = (value: Value): void => {
      setChanged(problem);
      binding.onChange(value);
    };
    return { ...binding, error: binding.error ?? problem.message, onChange };
  };
  const { field, choice }: Fields = form;
  return {
    ...form,
    field: (name: never, as) => reported(field(name, as)),
    choice: (name: never) => reported(choice(name)),
  };
}
