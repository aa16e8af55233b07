/** A LINE id: `@mtolounge` for a business account, `mtolounge` for a person. */
const LINE_ID = /^@?[a-zA-Z0-9._-]{1,64}$/;

/**
 * Returns the address of the contact line: `generals.lineID` holds an id or a complete https address (per host,
 * specification section 9). `null` when it is empty or invalid.
 */
export function contactLink(lineID: string): string | null {
  const value = lineID.trim();
  if (LINE_ID.test(value)) return `https://line.me/R/ti/p/${encodeURIComponent(value)}`;
  return /^https:\/\/[^\s<>"]+$/.test(value) ? value : null;
}
