import { z } from 'zod';
import { MESSAGE_CHANNELS } from '@housebrand/shared';
import { MESSAGE_TOPICS, NOTIFICATION_GROUPS, NOTIFICATION_KINDS, OPTIONAL_KINDS } from './kinds';

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

/** A part of each day, in the agent's time zone; it may span midnight. */
export const QuietHours = z
  .object({
    start: z.string().meta({ example: '22:00', description: '`HH:MM`.' }),
    end: z.string().meta({ example: '08:00', description: '`HH:MM`.' }),
  })
  .meta({ id: 'QuietHoursDto' });
export type QuietHours = z.infer<typeof QuietHours>;

/** The channel on which a member receives text messages about a topic. */
export const MessageChoice = z
  .object({
    topic: z.enum(MESSAGE_TOPICS).meta({
      example: 'withdrawalPaid',
      description: 'A kind, or `security` for all kinds of this group.',
    }),
    channel: z.enum(MESSAGE_CHANNELS).meta({ example: 'SMS' }),
  })
  .meta({ id: 'MessageChoiceDto' });
export type MessageChoice = z.infer<typeof MessageChoice>;

/** `GET …/channels`. */
export const NotificationChannels = z
  .object({
    channels: z.array(z.enum(MESSAGE_CHANNELS)).meta({
      example: ['SMS', 'LINE'],
      description: 'Channels that reach the member; empty if text messages are not offered.',
    }),
  })
  .meta({ id: 'NotificationChannelsDto' });
export type NotificationChannels = z.infer<typeof NotificationChannels>;

/** `GET …/settings`, and `PUT …/settings`. */
export const NotificationSettings = z
  .object({
    offKinds: z
      .array(z.enum(OPTIONAL_KINDS))
      .meta({ example: ['prizeWon'], description: 'Kinds that the member has switched off, also as push messages.' }),
    pushOffKinds: z
      .array(z.enum(OPTIONAL_KINDS))
      .meta({ example: ['depositReceived'], description: 'Kinds that come to the inbox only.' }),
    messages: z.array(MessageChoice).meta({
      description:
        'Channels of the topics that the member also receives as text messages. Without a choice, `security` is sent on the ' +
        'first channel that reaches the member.',
    }),
    quietHours: QuietHours.nullable().meta({
      description:
        'Push and text messages wait until the end of these hours, except those about security; `null`: none.',
    }),
  })
  .meta({ id: 'NotificationSettingsDto' });
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** `GET …/push`: what a browser needs to subscribe. */
export const PushKey = z
  .object({
    publicKey: z.string().meta({
      example: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
      description: "The agent's VAPID key, as `applicationServerKey` of the browser's `subscribe`.",
    }),
  })
  .meta({ id: 'PushKeyDto' });
export type PushKey = z.infer<typeof PushKey>;

/** `POST …/push`: a browser's push subscription. */
export interface NewPushSubscription {
  /** Address at the browser's push service. */
  endpoint: string;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** The browser's secret for the encryption, base64url. */
  auth: string;
}

/** `POST …/push/stop`. */
export type StopPushRequest = Pick<NewPushSubscription, 'endpoint'>;
