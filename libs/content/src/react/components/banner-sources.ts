/** Besides the default width of 954 px, the server renders banners for phones with two device pixels per CSS pixel. */
const PHONE_WIDTH = 636;
const WHOLE_WIDTH = 954;
const OURS = /^\/media\/banners\/[\w.-]+(?<query>\?[^#]*)?$/;

/** Returns both renditions of our own banner as a `srcset`; other images have none. */
export function bannerSources(address: string): string | undefined {
  const match = OURS.exec(address);
  if (!match) return undefined;
  const narrow = `${address}${match.groups?.['query'] ? '&' : '?'}w=${PHONE_WIDTH}`;
  return `${narrow} ${PHONE_WIDTH}w, ${address} ${WHOLE_WIDTH}w`;
}
