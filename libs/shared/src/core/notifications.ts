/** What a notification says, by kind; the texts are rendered from it when a member reads them. No secrets, no account numbers. */
export interface NotificationParams {
  depositReceived: { amountSatang: number };
  withdrawalPaid: { amountSatang: number };
  withdrawalRejected: { amountSatang: number };
  /** `device`: a readable name; empty if unknown. */
  newDevice: { device: string };
  factorAdded: { factor: 'TOTP' | 'PASSKEY' };
  factorRemoved: Record<string, never>;
  passwordChanged: Record<string, never>;
  limitStarted: { limit: 'DEPOSIT' | 'LOSS'; period: 'DAY' | 'WEEK' | 'MONTH'; limitSatang: number };
  /** `until`: ISO 8601; `null` without an end. */
  breakStarted: { kind: 'COOL_OFF' | 'SELF_EXCLUSION'; until: string | null };
  /** A message of the staff. */
  supportMessage: Record<string, never>;
  /** `amount`: satang, or points. */
  prizeWon: { tournament: { th: string; en: string }; unit: 'CREDIT' | 'POINT'; amount: number };
}

/** How text messages reach a member outside the site. */
export const MESSAGE_CHANNELS = ['SMS', 'LINE'] as const;
/** One of {@link MESSAGE_CHANNELS}. */
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** The kinds of notifications. */
export type NotificationKind = keyof NotificationParams;

/** A fact that a member is notified of. */
export type NewNotification = {
  [Kind in NotificationKind]: {
    kind: Kind;
    /** Names the event: a payment, a session. A member gets one notification per kind and event. */
    sourceId: string;
    params: NotificationParams[Kind];
    at: Date;
  };
}[NotificationKind];
