import type { MoneyPosting, MoneyPage } from '@housebrand/office';
import { toTimelineEntry } from '@housebrand/wallet/nest';
import type { EventRow, MoneyRow, PostingRow } from './money.repository';

type Timeline = MoneyPage['timeline'];

/** Returns the story of a record, oldest step first. A move has no events, so its times tell it. */
export function timelineOf(row: MoneyRow, events: readonly EventRow[]): Timeline {
  if (row.record === 'PAYMENT') return events.map(({ kind, at }) => toTimelineEntry(kind, at));
  const steps: Timeline = [toTimelineEntry('created', row.created_at), toTimelineEntry('sent', row.created_at)];
  if (row.state === 'UNKNOWN') steps.push(toTimelineEntry('unknown', row.changed_at));
  if (row.state === 'DONE') steps.push(toTimelineEntry('confirmed', row.changed_at));
  if (row.state === 'REFUSED') steps.push(toTimelineEntry('refused', row.changed_at));
  return steps;
}

/** Returns each posting as two lines, of the account that pays and of the one that receives. */
export function postingsOf(postings: readonly PostingRow[]): MoneyPosting[] {
  return postings.flatMap(({ source, destination, unit, amount, at }) => {
    const line = (account: string, signed: bigint) => ({ account, unit, amount: Number(signed), at: at.toISOString() });
    return [line(source, -BigInt(amount)), line(destination, BigInt(amount))];
  });
}
