import { useForm as useMantineForm } from '@mantine/form';
import type { ChangeEvent, FocusEvent, FormEvent, RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { sharedMessages, translate, type FieldProblem, type MessageCatalogue } from '../../core';
import { ApiError, currentLanguage } from '../../browser';
import { forgetDraft, keepDraft, readDraft, type Draft } from './draft';

type FieldValue = string | boolean;
type Secret<Values> = { readonly [Name in keyof Values]?: true };

/** Initial values, rules and send function of a form. */
export interface FormSetting<Values extends object, Secrets extends Secret<Values>> {
  initial: Values;
  /** Values that only this browser has, read on mount: they fill their fields unless the member has typed already. */
  knownHere?: () => Partial<Values>;
  /** Fields that are never stored, neither in a draft nor in component state: passwords, one-time codes, accounts. */
  secrets: Secrets;
  /** Text fields whose value serves one request, such as the answer to a captcha: a refusal empties them. */
  usedOnce?: readonly (keyof Values & string)[];
  /** The core's rules; a field shows its first problem. */
  rules: (values: Values) => readonly FieldProblem[];
  /** Messages of the rules, in addition to the shared ones. */
  messages: readonly MessageCatalogue[];
  /** Sends valid values. The form shows an {@link ApiError}; any other error is a defect and is rethrown. */
  send: (values: Values) => Promise<unknown>;
  /** Keeps the named fields until the form is sent; secret fields cannot be named. */
  draft?: Draft<Exclude<keyof Values, keyof Secrets> & string>;
}

/** Props of a text field; spread them into `TextField` or a similar field. */
export interface FieldBinding {
  name: string;
  defaultValue: string;
  error: string | null;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** Props from `form.checkbox` for a checkbox. */
export interface CheckboxBinding {
  name: string;
  defaultChecked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Props from `form.choice` for a field that is not an input. */
export interface ChoiceBinding {
  name: string;
  defaultValue: string;
  error: string | null;
  onChange: (value: string | null) => void;
}

/** The result of {@link useForm}: bindings of the fields, and submission. */
export interface Form<Values extends object, Secrets extends Secret<Values>> {
  ref: RefObject<HTMLFormElement | null>;
  /** The current values, without the secret ones. */
  values: Omit<Values, keyof Secrets>;
  /** `as` normalizes a typed value, for example to upper case. */
  field: (name: keyof Values & string, as?: (typed: string) => string) => FieldBinding;
  checkbox: (name: keyof Values & string) => CheckboxBinding;
  /** For fields that are not inputs, such as a select. */
  choice: (name: keyof Values & string) => ChoiceBinding;
  isBusy: boolean;
  /** The server's message when it concerns no field. */
  failure: string | null;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Implements all forms (ADR 0016): the core's rules run before sending and, for changed fields, on blur; the server's
 * field errors appear at their fields; the first invalid field gets the focus; the form is busy while sending, and
 * sends once. Secret values live in the inputs and in Mantine's store, not in component state.
 */
export function useForm<Values extends Record<keyof Values, FieldValue>, Secrets extends Secret<Values>>(
  setting: FormSetting<Values, Secrets>,
): Form<Values, Secrets> {
  const { initial, knownHere, secrets, usedOnce = [], rules, messages, send, draft } = setting;
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [start] = useState((): Values => ({ ...initial, ...readDraft<Values>(draft, initial) }));
  const withoutSecrets = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !(name in secrets))) as Omit<Values, keyof Secrets>;
  const [values, setValues] = useState(() => withoutSecrets(start));
  const say = ({ messageKey, values: details }: FieldProblem): string =>
    translate([sharedMessages, ...messages], messageKey, currentLanguage(), details);
  const form = useMantineForm<Record<string, FieldValue>>({
    mode: 'uncontrolled',
    initialValues: start as Record<string, FieldValue>,
    validate: (now) => firstOfEach(rules(now as Values), say),
    onValuesChange: (now) => {
      setFailure(null);
      setValues(withoutSecrets(now as Values));
      keepDraft<Values>(draft, now as Values);
    },
  });

  const errorOf = (name: string): string | null => (typeof form.errors[name] === 'string' ? form.errors[name] : null);
  const put = (name: string, value: FieldValue): void => form.setFieldValue(name, value);
  const leave = (name: string): void => {
    if (!form.isDirty(name)) return;
    const problem = rules(form.getValues() as Values).find(({ field }) => field === name);
    if (problem) form.setFieldError(name, say(problem));
  };
  useTakeOver(ref, { start, put, knownHere: () => (knownHere?.() ?? {}) as Record<string, FieldValue> });
  const deliver = async (): Promise<void> => {
    form.setSubmitting(true);
    try {
      await send(form.getValues() as Values);
      forgetDraft(draft);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const name of usedOnce) {
        fillIn(ref.current, name, '');
        put(name, '');
      }
      const known = error.errors.filter(({ field }) => field in initial);
      form.setErrors(Object.fromEntries(known.map(({ field, message }) => [field, message])));
      setFailure(known.length > 0 ? null : error.message);
      focusFirst(ref.current, new Set(known.map(({ field }) => field)));
    } finally {
      form.setSubmitting(false);
    }
  };
  return {
    ref,
    values,
    ...bindings({ start, errorOf, put, leave }),
    isBusy: form.submitting,
    failure,
    submit: (event) => {
      event.preventDefault();
      if (form.submitting) return;
      const { hasErrors, errors } = form.validate();
      if (hasErrors) focusFirst(ref.current, new Set(Object.keys(errors)));
      else void deliver();
    },
  };
}

interface TakenOver {
  start: Readonly<Record<string, FieldValue>>;
  put: (name: string, value: FieldValue) => void;
  knownHere: () => Record<string, FieldValue>;
}

/** On mount, adopts input typed before hydration; other fields get the values that only this browser has. */
function useTakeOver(ref: RefObject<HTMLFormElement | null>, { start, put, knownHere }: TakenOver): void {
  const takeOver = useEffectEvent(() => {
    const typed = typedBefore(ref.current, start);
    for (const [name, value] of typed) put(name, value);
    const known = Object.entries(knownHere());
    if (known.some(([name]) => typed.some(([field]) => field === name))) return;
    for (const [name, value] of known) {
      fillIn(ref.current, name, value);
      put(name, value);
    }
  });
  useLayoutEffect(() => takeOver(), []);
}

interface FieldAccess {
  start: Readonly<Record<string, FieldValue>>;
  errorOf: (name: string) => string | null;
  put: (name: string, value: FieldValue) => void;
  leave: (name: string) => void;
}

/** Returns the props of a form's fields. */
function bindings({ start, errorOf, put, leave }: FieldAccess) {
  return {
    field: (name: string, as?: (typed: string) => string): FieldBinding => ({
      name,
      defaultValue: String(start[name]),
      error: errorOf(name),
      onChange: ({ currentTarget }) => {
        if (as) rewrite(currentTarget, as);
        put(name, currentTarget.value);
      },
      onBlur: () => leave(name),
    }),
    checkbox: (name: string): CheckboxBinding => ({
      name,
      defaultChecked: start[name] === true,
      onChange: ({ currentTarget }) => put(name, currentTarget.checked),
    }),
    choice: (name: string): ChoiceBinding => ({
      name,
      defaultValue: String(start[name]),
      error: errorOf(name),
      onChange: (value) => put(name, value ?? ''),
    }),
  };
}

function firstOfEach(
  problems: readonly FieldProblem[],
  say: (problem: FieldProblem) => string,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const problem of problems) errors[problem.field] ??= say(problem);
  return errors;
}

/** Returns the fields whose inputs differ from their initial values. */
function typedBefore(
  form: HTMLFormElement | null,
  start: Readonly<Record<string, FieldValue>>,
): [name: string, typed: FieldValue][] {
  return [...(form?.elements ?? [])].flatMap((input) => {
    if (!(input instanceof HTMLInputElement) || !(input.name in start)) return [];
    const typed = input.type === 'checkbox' ? input.checked : input.value;
    return typed === start[input.name] || input.type === 'radio' ? [] : [[input.name, typed]];
  });
}

/** Puts a value into its input, as if it had been typed. */
function fillIn(form: HTMLFormElement | null, name: string, value: FieldValue): void {
  const input = form?.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  if (typeof value === 'boolean') input.checked = value;
  else input.value = value;
}

/** Rewrites a typed value; the caret keeps its position, or stays at the end. */
function rewrite(input: HTMLInputElement, as: (typed: string) => string): void {
  const written = as(input.value);
  if (written === input.value) return;
  const caret = input.selectionStart === input.value.length ? written.length : input.selectionStart;
  input.value = written;
  input.setSelectionRange(caret, caret);
}

/** Focuses the first of the named fields in page order; each input of a composite field carries the field's name. */
function focusFirst(form: HTMLFormElement | null, names: ReadonlySet<string>): void {
  for (const element of form?.elements ?? []) {
    if (element instanceof HTMLInputElement && names.has(element.dataset['field'] ?? element.name)) {
      element.focus();
      return;
    }
  }
}
