/**
 * What the portal token says: `prefix-username-password-timestamp-profileId` (specification section 3, sessions).
 * The password's place is taken by a random credential handle: it names the session and is nothing by itself.
 */
export interface PortalTokenFields {
  prefix: string;
  username: string;
  /** The credential handle of the session, in the place of the password. */
  handle: string;
  /** Milliseconds since 1970, when the token was issued. */
  timestamp: number;
  /** The member's id at the member system. */
  profileId: string;
}

/** Joins the fields with dashes; each is percent-encoded, its own dashes too, so that five fields come out again. */
export function formatPortalToken(fields: PortalTokenFields): string {
  return [fields.prefix, fields.username, fields.handle, String(fields.timestamp), fields.profileId]
    .map(encodeField)
    .join('-');
}

/** The fields of a token's text, or `null` when it is not one. */
export function parsePortalToken(text: string): PortalTokenFields | null {
  const parts = text.split('-');
  if (parts.length !== 5) return null;
  const [prefix, username, handle, timestamp, profileId] = parts.map(decodeField);
  if (prefix == null || username == null || handle == null || profileId == null) return null;
  if (prefix === '' || username === '' || handle === '') return null;
  if (timestamp == null || !/^\d{1,15}$/.test(timestamp)) return null;
  return { prefix, username, handle, timestamp: Number(timestamp), profileId };
}

function encodeField(field: string): string {
  return encodeURIComponent(field).replaceAll('-', '%2D');
}

function decodeField(field: string): string | null {
  try {
    return decodeURIComponent(field);
  } catch {
    return null;
  }
}
