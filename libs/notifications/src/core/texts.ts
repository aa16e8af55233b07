import {
  formatCount,
  formatPlainSatang,
  formatReadableDate,
  formatSatang,
  translate,
  type Language,
  type NewNotification,
} from '@housebrand/shared';
import { notificationsMessages } from './catalogue';

/** The kind of a notification with its parameters. */
export type NotificationFacts = Pick<NewNotification, 'kind' | 'params'>;

/** A notification in a member's language. */
export interface NotificationText {
  title: string;
  text: string;
}

/** Where a notification is read. */
export interface Reader {
  language: Language;
  /** The agent's time zone. */
  zone: string;
}

interface Message {
  title: string;
  text: string;
  values?: Record<string, string | number>;
}

/** Renders a notification. */
export function notificationText(facts: NotificationFacts, reader: Reader): NotificationText {
  const { title, text, values = {} } = messageOf(facts as NewNotification, reader);
  const say = (key: string): string =>
    translate([notificationsMessages], `notifications.${key}`, reader.language, values);
  return { title: say(title), text: say(text) };
}

function messageOf(
  notification: Pick<NewNotification, 'kind' | 'params'> & NewNotification,
  { language, zone }: Reader,
): Message {
  const { kind, params } = notification;
  const plain = { title: kind, text: `${kind}Text` };
  switch (kind) {
    case 'depositReceived':
    case 'withdrawalPaid':
    case 'withdrawalRejected':
      return { ...plain, values: { amount: formatSatang(BigInt(params.amountSatang)) } };
    case 'newDevice':
      if (params.device === '') return { title: kind, text: 'newDeviceUnknownText' };
      return { ...plain, values: { device: params.device } };
    case 'factorAdded':
      return { title: kind, text: params.factor === 'TOTP' ? 'factorAddedTotpText' : 'factorAddedPasskeyText' };
    case 'factorRemoved':
    case 'passwordChanged':
    case 'supportMessage':
      return plain;
    case 'limitStarted': {
      const { limit, period, limitSatang } = params;
      const values = { amount: formatPlainSatang(BigInt(limitSatang)) };
      return { title: kind, text: `limitStarted${capitalized(limit)}${capitalized(period)}Text`, values };
    }
    case 'breakStarted': {
      const title = params.kind === 'COOL_OFF' ? 'coolOffStarted' : 'selfExclusionStarted';
      if (params.until === null) return { title, text: 'breakForeverText' };
      return {
        title,
        text: 'breakUntilText',
        values: { until: formatReadableDate(new Date(params.until), language, zone) },
      };
    }
    case 'prizeWon': {
      const { tournament, unit, amount } = params;
      if (unit === 'POINT') {
        const values = { tournament: tournament[language], amount: formatCount(amount), count: amount };
        return { title: kind, text: 'prizeWonPointText', values };
      }
      const values = { tournament: tournament[language], amount: formatSatang(BigInt(amount)) };
      return { title: kind, text: 'prizeWonCreditText', values };
    }
  }
}

const capitalized = (name: string): string => `${name[0]}${name.slice(1).toLowerCase()}`;

/** Returns the portal's page that shows the event, without the prefix. */
export function notificationPath({ kind, sourceId }: Pick<NewNotification, 'kind' | 'sourceId'>): string {
  const id = `?${new URLSearchParams({ id: sourceId })}`;
  switch (kind) {
    case 'depositReceived':
      return `deposit/history${id}`;
    case 'withdrawalPaid':
    case 'withdrawalRejected':
      return `withdraw/history${id}`;
    case 'newDevice':
    case 'passwordChanged':
      return 'user-info/devices';
    case 'factorAdded':
    case 'factorRemoved':
      return 'user-info/second-factor';
    case 'limitStarted':
    case 'breakStarted':
      return 'user-info/play-safely';
    case 'supportMessage':
      return 'support';
    case 'prizeWon':
      return 'rewards/history';
  }
}
