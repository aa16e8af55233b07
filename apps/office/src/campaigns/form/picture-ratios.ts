/** Width divided by height where the portal shows a picture; pictures without an entry keep their shape. */
const RATIOS: Readonly<Record<string, number>> = {
  // banners
  imgUrl: 636 / 280,
  // tournaments
  imageUrl: 636 / 280,
  // tiers
  logoUrl: 1,
  // steps of a tutorial
  picture: 360 / 640,
  favicon: 1,
  loadingImage: 1,
  shareImage: 1200 / 630,
};

/** Returns the ratio of a field's pictures; `null`: any. */
export function ratioOf(name: string): number | null {
  return RATIOS[name] ?? (name.endsWith('Icon') ? 1 : null);
}
