import { useForm as useMantineForm } from '@mantine/form';
import type { ChangeEvent, FocusEvent, FormEvent, RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { sharedMessages, translate, type FieldProblem, type MessageCatalogue } from '../../core';
import { ApiError } from '../api/api-error';
import { currentLanguage } from '../messages/language';
import { forgetDraft, keepDraft, readDraft, type Draft } from './draft';

type FieldValue = string | boolean;
type Secret<Values> = { readonly [Name in keyof Values]?: true };

/** What a form begins with, which rules hold, and what sending does. */
export interface FormSetting<Values extends object, Secrets extends Secret<Values>> {
  initial: Values;
  /** What this browser alone knows, read when the form stands: comes into its fields unless somebody was sooner. */
  knownHere?: () => Partial<Values>;
  /** Fields that are never kept, neither in a draft nor in a component's state: passwords, one-time codes, accounts. */
  secrets: Secrets;
  /** The core's rules; of several problems with a field the first is told. */
  rules: (values: Values) => readonly FieldProblem[];
  /** Words of the rules, beside shared's. */
  messages: readonly MessageCatalogue[];
  /** Sends what passed the rules. An {@link ApiError} is told in the form; anything else is a defect and goes on. */
  send: (values: Values) => Promise<unknown>;
  /** Keeps the named fields until the form has been sent; only a field that is no secret can be named. */
  draft?: Draft<Exclude<keyof Values, keyof Secrets> & string>;
}

/** What a text field of a form is given; spread into `TextField` and its kin. */
export interface FieldBinding {
  name: string;
  defaultValue: string;
  error: string | null;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** What `form.checkbox` gives a checkbox. */
export interface CheckboxBinding {
  name: string;
  defaultChecked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** What `form.choice` gives a field that is no input. */
export interface ChoiceBinding {
  name: string;
  defaultValue: string;
  error: string | null;
  onChange: (value: string | null) => void;
}

/** What {@link useForm} answers: bindings of the fields, and how the form is sent. */
export interface Form<Values extends object, Secrets extends Secret<Values>> {
  ref: RefObject<HTMLFormElement | null>;
  /** What stands in the fields now, without the secret ones. */
  values: Omit<Values, keyof Secrets>;
  /** `as`: how a typed value is written, for example in upper case. */
  field: (name: keyof Values & string, as?: (typed: string) => string) => FieldBinding;
  checkbox: (name: keyof Values & string) => CheckboxBinding;
  /** For fields that are no inputs, such as a choice. */
  choice: (name: keyof Values & string) => ChoiceBinding;
  isBusy: boolean;
  /** What the server said that belongs to no field. */
  failure: string | null;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * The one idiom of forms (ADR 0016): the core's rules before sending and, for what was changed, on leaving a field; the
 * server's field errors at their fields; the first wrong field has the focus; busy while it is sent, and sent once.
 * Secret values live in the inputs and in Mantine's store, not in the state of a component.
 */
export function useForm<Values extends Record<keyof Values, FieldValue>, Secrets extends Secret<Values>>(
  setting: FormSetting<Values, Secrets>,
): Form<Values, Secrets> {
  const { initial, knownHere, secrets, rules, messages, send, draft } = setting;
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

/** When the form stands: what was typed before there was anybody to hear it, else what this browser knows. */
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

/** What the fields of a form are spread with. */
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

/** The fields whose inputs say something else than they began with. */
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

/** Writes a value another way than it was typed; the caret stays where it is, at the end when it was there. */
function rewrite(input: HTMLInputElement, as: (typed: string) => string): void {
  const written = as(input.value);
  if (written === input.value) return;
  const caret = input.selectionStart === input.value.length ? written.length : input.selectionStart;
  input.value = written;
  input.setSelectionRange(caret, caret);
}

/** The first in the order of the page, which is the order in which it is read; a question of several inputs names itself at each. */
function focusFirst(form: HTMLFormElement | null, names: ReadonlySet<string>): void {
  for (const element of form?.elements ?? []) {
    if (element instanceof HTMLInputElement && names.has(element.dataset['field'] ?? element.name)) {
      element.focus();
      return;
    }
  }
}
