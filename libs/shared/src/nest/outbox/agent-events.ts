import { notInArray, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { AgentEventData, AgentEventKind } from '@housebrand/shared';
import type { AgentTx } from '../database/transactions';
import { eventSubscriptionTable as table } from './agent-events.tables';

/** The outbox topic of events, delivered by the domain that lets other systems follow them. */
export const AGENT_EVENTS_TOPIC = 'agent.events';

/** An event as its outbox entry carries it; the entry's id names the event. */
export type AnnouncedEvent = {
  [Kind in AgentEventKind]: { kind: Kind; at: string; data: AgentEventData[Kind] };
}[AgentEventKind];

/**
 * Announces to an agent's other systems what happened to its members. The announcement commits with the fact. For an agent that
 * follows no event of the kind nothing is written. Facts that are recorded in SQL call the function `event_add` themselves.
 */
@Injectable()
export class AgentEvents {
  /**
   * Announces in the caller's transaction, once per kind and subject; a rollback drops the announcement as well.
   * @param subject names the fact: a payment, a member
   */
  async add<Kind extends AgentEventKind>(
    tx: AgentTx,
    { kind, subject, at, data }: { kind: Kind; subject: string; at: Date; data: AgentEventData[Kind] },
  ): Promise<void> {
    const instant = sql.param(at, table.since);
    await tx.execute(sql`select event_add(${tx.agent}, ${kind}, ${subject}, ${instant}, ${JSON.stringify(data)})`);
  }

  /** Replaces the kinds that the agent follows, from now on. A kind that it follows already keeps its start. */
  async follow(tx: AgentTx, kinds: readonly AgentEventKind[], now: Date): Promise<void> {
    await tx.delete(table).where(notInArray(table.kind, [...kinds]));
    const rows = kinds.map((kind) => ({ agent: tx.agent, kind, since: now }));
    if (rows.length > 0) await tx.insert(table).values(rows).onConflictDoNothing();
  }
}
