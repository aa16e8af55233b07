import { DEFAULT_DETAILS } from '@housebrand/theming/nest';
import { UsageError } from './arguments';
import { fieldsOf } from './audited';

/** Maximum edit distance of a typing error, such as `colour` for `color`. */
const MAX_EDIT_DISTANCE = 2;

/** Fields that can be assigned and are not among the default details. */
const OTHER_FIELDS = ['name', 'look'];
const PICTURES = {
  logo: ['loginImage', 'mainImage', 'loadingImage', 'favicon', 'shareImage'],
  icons: ['accountIcon', 'contactIcon', 'depositWithdrawIcon', 'gameIcon', 'mainIcon', 'chipsIcon'],
};

/** Returns all fields of an agent, as written on the command line: `themes.buttonPrimaryColor`. */
function agentFields(): string[] {
  const { images: _images, ...details } = DEFAULT_DETAILS;
  const own = Object.entries(details).flatMap(([section, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value).map((field) => `${section}.${field}`)
      : [section],
  );
  const pictures = Object.entries(PICTURES).flatMap(([part, fields]) =>
    fields.map((field) => `images.${part}.${field}`),
  );
  return [...OTHER_FIELDS, ...own, ...pictures];
}

/** @throws UsageError for an unknown field that resembles a known one, which it names */
export function assertAgentFields(given: Record<string, unknown>): void {
  const known = agentFields();
  for (const name of fieldsOf(given)) {
    if (name === 'version' || known.includes(name)) continue;
    const meant = known.find((field) => distanceBetween(field, name) <= MAX_EDIT_DISTANCE);
    if (meant) throw new UsageError(`there is no field ${name}; the closest match is ${meant}`);
  }
}

/** Returns the case-insensitive edit distance of two names; the section can be omitted. */
function distanceBetween(field: string, name: string): number {
  const written = name.toLowerCase();
  return Math.min(
    editDistance(field.toLowerCase(), written),
    editDistance(field.split('.').at(-1)!.toLowerCase(), written),
  );
}

/** Returns the Levenshtein distance: letters to add, remove or change. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const above = row;
    row = [at + 1];
    for (let index = 1; index <= to.length; index++) {
      const changed = above[index - 1]! + (to[index - 1] === letter ? 0 : 1);
      row.push(Math.min(changed, above[index]! + 1, row[index - 1]! + 1));
    }
  }
  return row.at(-1)!;
}
