/** An id of the LINE messenger: `@mtolounge` for a business account, `mtolounge` for a person. */
const LINE_ID = /^@?[a-zA-Z0-9._-]{1,64}$/;

/**
 * Where the contact line opens: `generals.lineID` holds an id or a whole https address (the host chooses it,
 * specification section 9). `null` when there is none, or it is nothing to open.
 */
export function contactLink(lineID: string): string | null {
  const value = lineID.trim();
  if (LINE_ID.test(value)) return `https://line.me/R/ti/p/${encodeURIComponent(value)}`;
  return /^https:\/\/[^\s<>"]+$/.test(value) ? value : null;
}
