/** Returns an instant as date and time of day in a zone, for a field of the browser: `2026-12-02T17:00`. */
export function wallTime(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(new Date(instant)).replace(' ', 'T');
}

/** Returns the instant of {@link wallTime}. */
export function instantOf(wall: string, timeZone: string): string {
  const asUtc = Date.parse(`${wall}Z`);
  const shift = Date.parse(`${wallTime(new Date(asUtc).toISOString(), timeZone)}Z`) - asUtc;
  return new Date(asUtc - shift).toISOString();
}
