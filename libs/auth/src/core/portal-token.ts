/**
 * Contents of the portal token: `prefix-username-password-timestamp-profileId` (specification section 3, sessions).
 * A random credential handle replaces the password: it identifies the session and has no value on its own.
 */
export interface PortalTokenFields {
  prefix: string;
  username: string;
  /** The session's credential handle, in place of the password. */
  handle: string;
  /** Milliseconds since 1970, when the token was issued. */
  timestamp: number;
  /** The member's id at the member system. */
  profileId: string;
}

/** Joins the fields with dashes. Each field is percent-encoded, including its dashes, so that parsing yields five fields again. */
export function formatPortalToken(fields: PortalTokenFields): string {
  return [fields.prefix, fields.username, fields.handle, String(fields.timestamp), fields.profileId]
    .map(encodeField)
    .join('-');
}

/** Parses a token's text; `null` if it isn't a token. */
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
