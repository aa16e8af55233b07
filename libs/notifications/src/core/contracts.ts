import { z } from 'zod';
import { NOTIFICATION_GROUPS, NOTIFICATION_KINDS, OPTIONAL_KINDS } from './kinds';

/** A line of a member's inbox, in the language of the request. */
export const MemberNotification = z
  .object({
    id: z.string().meta({ example: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f' }),
    kind: z.enum(NOTIFICATION_KINDS).meta({ example: 'depositReceived' }),
    group: z.enum(NOTIFICATION_GROUPS).meta({ example: 'money' }),
    title: z.string().meta({ example: 'เงินฝากเข้าแล้ว' }),
    text: z.string().meta({ example: 'ยอดฝาก 500.17 บาท เข้าเครดิตของคุณแล้ว' }),
    path: z.string().meta({
      example: 'deposit/history?id=DP-4A61F09C2B7D',
      description: 'Page of the portal that shows the event, without the prefix.',
    }),
    at: z.string().meta({ example: '2026-11-21T18:03:10.000Z' }),
    isRead: z.boolean().meta({ example: false }),
  })
  .meta({ id: 'MemberNotificationDto' });
export type MemberNotification = z.infer<typeof MemberNotification>;

/** `GET /api/apps/notifications/{prefix}/{username}`: a page, newest first. */
export const NotificationPage = z
  .object({
    notifications: z.array(MemberNotification),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'NotificationPageDto' });
export type NotificationPage = z.infer<typeof NotificationPage>;

/** `GET …/unread`, and the reply to a change of what is read. */
export const UnreadNotifications = z
  .object({ unread: z.number().meta({ example: 2, description: 'At most 100; 100 stands for 100 and more.' }) })
  .meta({ id: 'UnreadNotificationsDto' });
export type UnreadNotifications = z.infer<typeof UnreadNotifications>;

/** `POST …/read`. */
export interface ReadNotificationsRequest {
  id: string;
  /** Also marks all earlier notifications. */
  andEarlier: boolean;
}

/** `GET …/settings`, and `PUT …/settings`. */
export const NotificationSettings = z
  .object({
    offKinds: z
      .array(z.enum(OPTIONAL_KINDS))
      .meta({ example: ['prizeWon'], description: 'Kinds that the member has switched off.' }),
  })
  .meta({ id: 'NotificationSettingsDto' });
export type NotificationSettings = z.infer<typeof NotificationSettings>;
