/** Ids of promotions. */
export const PROMOTION_ID = /^[\w.-]{1,64}$/;

/** Our images for promotions: those with a deposit, and the others. */
const DEPOSIT_SCENES = ['bonus-chest', 'welcome-gift', 'jewel-week'] as const;
const OTHER_SCENES = ['fortune-wheel', 'quest-map', 'rank-cup'] as const;

const addressOfScene = (scene: string): string => `/media/banners/${scene}.avif?v=1`;

/** Returns a promotion's image on our own origin: always the same for an id. */
export function promotionPicture({ id, isDeposit }: { id: string; isDeposit: boolean }): string {
  const scenes = isDeposit ? DEPOSIT_SCENES : OTHER_SCENES;
  const sum = [...id].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return addressOfScene(scenes[sum % scenes.length]!);
}

/** Addresses of all images that a promotion may have: a closed set. */
export const PROMOTION_PICTURES: readonly string[] = [...DEPOSIT_SCENES, ...OTHER_SCENES].map(addressOfScene);
