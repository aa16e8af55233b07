import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { qualified } from '@housebrand/shared/nest';
import type { PaymentEventKind } from '../../core';

/** An event of a payment. */
export interface StoredEvent {
  kind: PaymentEventKind;
  at: Date;
}

/** Selects the events of a payment, the earliest first, as a text: both sides handle it in a fraction of the time that JSON takes. */
export function eventsOf(agent: AnyPgColumn, payment: AnyPgColumn): SQL<StoredEvent[]> {
  return sql`(
    select coalesce(string_agg(e.kind || ' ' || (date_part('epoch', e.at) * 1e6)::bigint, ',' order by e.position), '')
    from payment_event e where e.agent = ${qualified(agent)} and e.payment = ${qualified(payment)})`.mapWith(
    readEvents,
  );
}

/** Reads `created 1763722920000000,confirmed 1763722923500000`, with microseconds since 1970. */
function readEvents(text: string): StoredEvent[] {
  if (text === '') return [];
  return text.split(',').map((event) => {
    const end = event.indexOf(' ');
    return {
      kind: event.slice(0, end) as PaymentEventKind,
      at: new Date(Math.floor(Number(event.slice(end)) / 1_000)),
    };
  });
}
