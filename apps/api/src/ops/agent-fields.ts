import { DEFAULT_DETAILS } from '@housebrand/theming/nest';
import { UsageError } from './arguments';
import { fieldsOf } from './audited';

/** `colour` for `color`, a letter left out: more is another word. */
const FEW_SLIPS = 2;

/** What may be written before `=`, by section: the parts of what an agent begins with, and what stands beside them. */
const BESIDE = ['name', 'look'];
const PICTURES = {
  logo: ['loginImage', 'mainImage', 'loadingImage', 'favicon', 'shareImage'],
  icons: ['accountIcon', 'contactIcon', 'depositWithdrawIcon', 'gameIcon', 'mainIcon', 'chipsIcon'],
};

/** Every field of an agent as it is written on the command line: `themes.buttonPrimaryColor`. */
export function agentFields(): string[] {
  const { images: _images, ...details } = DEFAULT_DETAILS;
  const own = Object.entries(details).flatMap(([section, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value).map((field) => `${section}.${field}`)
      : [section],
  );
  const pictures = Object.entries(PICTURES).flatMap(([part, fields]) =>
    fields.map((field) => `images.${part}.${field}`),
  );
  return [...BESIDE, ...own, ...pictures];
}

/** @throws UsageError for a field that no agent has, with the one that was meant where one can tell */
export function assertAgentFields(given: Record<string, unknown>): void {
  const known = agentFields();
  for (const name of fieldsOf(given)) {
    if (name === 'version' || known.includes(name)) continue;
    const meant = known.find((field) => likeness(field, name) <= FEW_SLIPS);
    if (meant) throw new UsageError(`there is no field ${name}; the closest match is ${meant}`);
  }
}

/** Letters that two names differ by, whatever their case; the section may be left out. */
function likeness(field: string, name: string): number {
  const written = name.toLowerCase();
  return Math.min(slips(field.toLowerCase(), written), slips(field.split('.').at(-1)!.toLowerCase(), written));
}

/** Letters to add, to take away or to change until one word is the other. */
function slips(from: string, to: string): number {
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
