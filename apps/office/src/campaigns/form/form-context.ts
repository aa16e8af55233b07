import type { FieldError } from '@housebrand/shared/react';
import { createContext, useContext, type ComponentType } from 'react';
import type { FieldProps } from './field-props';
import { isWithin } from './schema';

/** What the fields of a form share. */
export interface FormSetting {
  /** The problems that the server found, by path: `rows.0.title.th`. */
  errors: readonly FieldError[];
  isReadOnly: boolean;
}

const Context = createContext<FormSetting>({ errors: [], isReadOnly: false });

/** Provides {@link FormSetting}. */
export const FormProvider = Context.Provider;

/** Returns the setting of the form. */
export function useForm(): FormSetting {
  return useContext(Context);
}

/** Controls contain fields, which contain controls: the form tells them which component draws a field. */
const FieldContext = createContext<ComponentType<FieldProps> | null>(null);

/** Provides the component that draws a field. */
export const FieldProvider = FieldContext.Provider;

/** Returns the component that draws a field. @throws Error outside of a form */
export function useField(): ComponentType<FieldProps> {
  const Field = useContext(FieldContext);
  if (!Field) throw new Error('This control needs a form.');
  return Field;
}

/** Returns the problem of a field; `null` if there is none. */
export function useProblem(path: string): string | null {
  return useForm().errors.find(({ field }) => field === path)?.message ?? null;
}

/** Returns the number of problems of a field and of the fields inside it. */
export function useProblemCount(path: string): number {
  return useForm().errors.filter(({ field }) => isWithin(field, path)).length;
}
