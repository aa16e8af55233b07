import type { MemberRef } from '../../core';

/** Returns a digest of a member's name, for what a device remembers after the logout: it names no one. */
export async function memberDigest({ prefix, username }: MemberRef): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${prefix} ${username}`));
  return Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
