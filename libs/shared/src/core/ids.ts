/** Creates an id that sorts by time: a version-7 UUID. */
export function newId(at: Date = new Date()): string {
  const bytes = new Uint8Array(16);
  globalThis.crypto.getRandomValues(bytes);
  const atMs = at.getTime();
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(atMs / 2 ** (8 * (5 - index))) & 0xff;
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the format of our ids; the database rejects any other. */
export function isUuid(value: string): boolean {
  return UUID.test(value);
}

/** Specification section 9: first six characters, '...', last four. Ids of ten characters or fewer stay whole. */
export function shortTransactionId(id: string | null | undefined): string {
  if (!id) return '-';
  return id.length <= 10 ? id : `${id.slice(0, 6)}...${id.slice(-4)}`;
}
