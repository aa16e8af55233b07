import { businessDay } from '@housebrand/shared';
import type { MemberNotification } from './contracts';

/** The notifications of a day. */
export interface DayOfNotifications {
  /** `YYYY-MM-DD` in the zone. */
  day: string;
  notifications: MemberNotification[];
}

/** Groups notifications by their day in a time zone and keeps their order. */
export function byDay(notifications: readonly MemberNotification[], zone: string): DayOfNotifications[] {
  const days = Map.groupBy(notifications, ({ at }) => businessDay(new Date(at), zone));
  return [...days].map(([day, of]) => ({ day, notifications: of }));
}
