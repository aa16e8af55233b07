/** What of a form outlives the page, for this visit: the fields that the form names, never a secret one. */
export interface Draft<Field extends string> {
  /** One a form. */
  name: string;
  fields: readonly Field[];
}

const keyOf = (name: string): string => `draft:${name}`;

/** The kept fields whose kind is still the form's; nothing when there is none. */
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
    // storage may be closed to us (private mode): the form then begins empty
  }
}

export function forgetDraft(draft: Draft<string> | undefined): void {
  if (!draft) return;
  try {
    sessionStorage.removeItem(keyOf(draft.name));
  } catch {
    // see above
  }
}
