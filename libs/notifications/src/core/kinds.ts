import type { NotificationKind } from '@housebrand/shared';

/** Groups of kinds: members can switch off `money`, `service` and `play`, never `security`. Excluded members get no `play`. */
export const NOTIFICATION_GROUPS = ['money', 'security', 'service', 'play'] as const;
/** One of {@link NOTIFICATION_GROUPS}. */
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

const GROUPS = {
  depositReceived: 'money',
  withdrawalPaid: 'money',
  withdrawalRejected: 'money',
  newDevice: 'security',
  factorAdded: 'security',
  factorRemoved: 'security',
  passwordChanged: 'security',
  limitStarted: 'security',
  breakStarted: 'security',
  supportMessage: 'service',
  prizeWon: 'play',
} as const satisfies Record<NotificationKind, NotificationGroup>;

/** A kind that members can switch off. */
export type OptionalKind = {
  [Kind in NotificationKind]: (typeof GROUPS)[Kind] extends 'security' ? never : Kind;
}[NotificationKind];

/** All kinds, in the order of the settings. */
export const NOTIFICATION_KINDS = Object.keys(GROUPS) as NotificationKind[];

/** Returns the group of a kind. */
export function groupOf(kind: NotificationKind): NotificationGroup {
  return GROUPS[kind];
}

/** The kinds that members can switch off. */
export const OPTIONAL_KINDS = NOTIFICATION_KINDS.filter((kind): kind is OptionalKind => groupOf(kind) !== 'security');

/** What members choose a channel for text messages for; `security` stands for all of its kinds. */
export const MESSAGE_TOPICS = [...OPTIONAL_KINDS, 'security'] as const;
/** One of {@link MESSAGE_TOPICS}. */
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** Returns the topic of a kind. */
export function topicOf(kind: NotificationKind): MessageTopic {
  return OPTIONAL_KINDS.find((optional) => optional === kind) ?? 'security';
}
