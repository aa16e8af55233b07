/** Ids of promotions. */
export const PROMOTION_ID = /^[\w.-]{1,64}$/;

/** Our images for promotions: those with a deposit, and the others. */
const DEPOSIT_SCENES = ['bonus-chest', 'welcome-gift', 'jewel-week'] as const;
const OTHER_SCENES = ['fortune-wheel', 'quest-map', 'rank-cup'] as const;

const addressOfScene = (scene: string): string => `/media/banners/${scene}.avif?v=1`;

/** Words of titles and summaries that name what an image shows. */
const SUBJECTS: readonly (readonly [RegExp, (typeof OTHER_SCENES)[number]])[] = [
  [/วงล้อ|wheel/i, 'fortune-wheel'],
  [/ภารกิจ|quest/i, 'quest-map'],
  [/ทัวร์นาเมนต์|อันดับ|tournament|ranking/i, 'rank-cup'],
];

/** Returns a promotion's image on our own origin: of its subject, otherwise always the same for an id. */
export function promotionPicture(promotion: {
  id: string;
  isDeposit: boolean;
  title: string;
  summary: string;
}): string {
  const { id, isDeposit, title, summary } = promotion;
  const subject = !isDeposit && SUBJECTS.find(([words]) => words.test(`${title} ${summary}`));
  if (subject) return addressOfScene(subject[1]);
  const scenes = isDeposit ? DEPOSIT_SCENES : OTHER_SCENES;
  const sum = [...id].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return addressOfScene(scenes[sum % scenes.length]!);
}

/** Addresses of all images that a promotion may have: a closed set. */
export const PROMOTION_PICTURES: readonly string[] = [...DEPOSIT_SCENES, ...OTHER_SCENES].map(addressOfScene);
