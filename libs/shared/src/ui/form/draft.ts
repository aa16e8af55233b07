/** The fields of a form that survive a reload, for this visit; never secret ones. */
export interface Draft<Field extends string> {
  /** Unique per form. */
  name: string;
  fields: readonly Field[];
}

const keyOf = (name: string): string => `draft:${name}`;

/** Returns the stored fields whose type still matches the form's; an empty object without a draft. */
export function readDraft<Values extends object>(
  draft: Draft<keyof Values & string> | undefined,
  initial: Values,
): Partial<Values> {
  if (!draft) return {};
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(draft.name)) ?? '{}') as Partial<Values> | null;
    const fields = draft.fields.filter((field) => typeof kept?.[field] === typeof initial[field]);
    return Object.fromEntries(fields.map((field) => [field, kept?.[field]])) as Partial<Values>;
  } catch {
    return {};
  }
}

export function keepDraft<Values extends object>(
  draft: Draft<keyof Values & string> | undefined,
  values: Values,
): void {
  if (!draft) return;
  try {
    const kept = Object.fromEntries(draft.fields.map((field) => [field, values[field]]));
    sessionStorage.setItem(keyOf(draft.name), JSON.stringify(kept));
  } catch {
    // Storage may be blocked (private mode): the form then starts empty.
  }
}

export function forgetDraft(draft: Draft<string> | undefined): void {
  if (!draft) return;
  try {
    sessionStorage.removeItem(keyOf(draft.name));
  } catch {
    // Storage may be blocked (private mode).
  }
}
