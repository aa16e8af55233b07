/** Beside the 954 px that an address stands for by itself, the server renders banners for a phone of two pixels each, px. */
const PHONE_WIDTH = 636;
const WHOLE_WIDTH = 954;
const OURS = /^\/media\/banners\/[\w.-]+(?<query>\?[^#]*)?$/;

/** Both renditions of a banner of ours as a `srcset`; a picture from elsewhere has none. */
export function bannerSources(address: string): string | undefined {
  const match = OURS.exec(address);
  if (!match) return undefined;
  const narrow = `${address}${match.groups?.['query'] ? '&' : '?'}w=${PHONE_WIDTH}`;
  return `${narrow} ${PHONE_WIDTH}w, ${address} ${WHOLE_WIDTH}w`;
}
