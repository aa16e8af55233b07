import { addressOf } from '@housebrand/shared';

/** `POST`: stores a picture of an agent. */
export const PICTURES_ADDRESS = '/api/apps/pictures';

/** Largest file that is accepted, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** Shortest side of a file that is accepted, in px. */
export const MIN_UPLOAD_SIDE = 16;
/** Longest side of a stored picture, in px. A larger one is scaled down. */
export const MAX_PICTURE_SIDE = 1_920;
/** Pictures that an agent can store. */
export const MAX_PICTURES = 500;

/** Returns the address of a stored picture. Its content never changes, because its name is its hash. */
export function pictureAddress(prefix: string, hash: string): string {
  return addressOf('/media/pictures/{prefix}/{hash}.webp', { path: { prefix, hash } });
}
