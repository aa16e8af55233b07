import { DEFAULT_DETAILS } from '@housebrand/theming/nest';
import { UsageError } from './arguments';

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
  for (const name of Object.keys(given)) {
    if (name === 'version' || known.some((field) => field === name || field.startsWith(`${name}.`))) continue;
    const meant = known.find((field) => field.split('.').at(-1)?.toLowerCase() === name.toLowerCase());
    if (meant) throw new UsageError(`there is no field ${name}; did you mean ${meant}`);
  }
}
