import { z } from 'zod';

const TierAccess = z
  .object({
    menu: z.array(z.string()).meta({
      example: ['coupon', 'daily-quest'],
      description: 'Keys of the menus that the tier opens, besides promotion',
    }),
  })
  .meta({ id: 'TierAccessDto' });

/** A member's tier (specification section 3), with the accumulated deposits and turnover. */
export const MemberTier = z
  .object({
    tierLevel: z.number().meta({ example: 2 }),
    tierName: z.string().meta({ example: 'Silver' }),
    logoUrl: z.string().meta({ example: '/media/tiers/2.svg?v=1' }),
    descriptionBackgroundColor: z.string().meta({ example: '#2F3A4D' }),
    backgroundDarkColor: z.string().meta({ example: '#4C5B75' }),
    backgroundBrightColor: z.string().meta({ example: '#C3D0E4' }),
    depositAmount: z.number().meta({ example: 12000, description: 'Amount in baht' }),
    turnoverAmount: z.number().meta({ example: 54321.5, description: 'Amount in baht' }),
    access: TierAccess,
  })
  .meta({ id: 'MemberTierDto' });
export type MemberTier = z.infer<typeof MemberTier>;

/** The member as `me.entry` (specification section 3): `GET /api/provider/profile`. */
export const Member = z
  .object({
    _id: z.string().meta({ example: '65f0c0de0000000000000101', description: 'Member id; also the referral code' }),
    username: z.string().meta({ example: 'MTODEMO1' }),
    prefix: z.string().meta({ example: 'MTO' }),
    credit: z.number().meta({ example: 12345.67, description: 'Credit in baht, as the provider reports it' }),
    /** When the provider reported `credit`, ISO 8601. */
    creditAsOf: z.string().meta({ example: '2026-11-18T09:00:00.000Z' }),
    point: z.number().meta({ example: 250 }),
    name: z.string().meta({ example: 'Somchai Jaidee' }),
    firstName: z.string().meta({ example: 'Somchai' }),
    lastName: z.string().meta({ example: 'Jaidee' }),
    tel: z.string().meta({ example: '0812345678' }),
    bankName: z.string().meta({ example: 'SCB' }),
    accountNumber: z
      .string()
      .meta({ example: '••••••7890', description: 'Account number, masked except for the last four digits' }),
    bonus: z.enum(['BONUS', 'NO_BONUS']).meta({ example: 'NO_BONUS' }),
    tier: MemberTier,
    createDate: z.string().meta({ example: '2025-11-18T09:00:00.000Z' }),
  })
  .meta({ id: 'MemberDto' });
export type Member = z.infer<typeof Member>;

/** `GET /api/provider/captcha`. */
export const CaptchaPicture = z
  .object({
    captchaId: z.string().meta({ example: 'c1-8f20' }),
    image: z.string().meta({ example: 'data:image/png;base64,iVBORw0KGgo=' }),
  })
  .meta({ id: 'CaptchaPictureDto' });
export type CaptchaPicture = z.infer<typeof CaptchaPicture>;

/** `GET /api/provider/announcements`: entries of the platform's `announce/get-announce` (specification section 3). */
export const Announcement = z
  .object({
    _id: z.string().meta({ example: 'announce-2026-11' }),
    active: z.boolean().meta({ example: true }),
    title: z.string().meta({ example: 'เกมใหม่ประจำสัปดาห์' }),
    text: z.string().meta({ example: 'พบเกมใหม่จากค่าย Saffron Reels ได้แล้ววันนี้' }),
  })
  .meta({ id: 'AnnouncementDto' });
export type Announcement = z.infer<typeof Announcement>;

/** An entry of `POST /api/apps/providerPrefixList/{prefix}`. */
export const BridgeProvider = z
  .object({
    prefix: z.string().meta({ example: 'NAGX', description: 'Code of the game provider.' }),
    name: z.string().meta({ example: 'Naga Forge' }),
    tab: z.string().meta({ example: 'Slot', description: 'Tab, as `gameList` expects it.' }),
  })
  .meta({ id: 'BridgeProviderDto' });
export type BridgeProvider = z.infer<typeof BridgeProvider>;

/** An entry of `POST /api/apps/gameList/{prefix}`. */
export const BridgeGame = z
  .object({
    gameID: z.string().meta({ example: 'NAGX-0001' }),
    name: z.string().meta({ example: 'Golden Naga' }),
    provider: z.string().meta({ example: 'NAGX', description: 'Code of the game provider.' }),
  })
  .meta({ id: 'BridgeGameDto' });
export type BridgeGame = z.infer<typeof BridgeGame>;

/** An entry of `GET /api/provider/games-status`: whether a provider's games can be played now. */
export const GamesStatus = z
  .object({
    provider: z.string().meta({ example: 'NAGX' }),
    isOpen: z.boolean().meta({ example: true }),
    until: z.string().nullable().meta({ example: null, description: 'End of an announced maintenance, ISO 8601.' }),
  })
  .meta({ id: 'GamesStatusDto' });
export type GamesStatus = z.infer<typeof GamesStatus>;

/** An operator's account that members transfer to. Its number is shown in full. */
export const ReceivingAccount = z
  .object({
    bankCode: z.string().meta({ example: 'KBANK' }),
    accountName: z.string().meta({ example: 'MTO Lounge Co., Ltd.' }),
    accountNumber: z.string().meta({ example: '0001234567' }),
  })
  .meta({ id: 'ReceivingAccountDto' });
export type ReceivingAccount = z.infer<typeof ReceivingAccount>;
