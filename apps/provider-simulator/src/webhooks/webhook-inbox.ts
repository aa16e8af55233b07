import { Injectable } from '@nestjs/common';

const MAX_EVENTS = 50;

/** An event that arrived with a genuine signature. */
export interface ReceivedEvent {
  id: string;
  kind: string;
  /** Prefix of the agent whose address received it. */
  prefix: string;
  /** The member that it is about; `null` for a test event. */
  username: string | null;
  /** When it arrived first, ISO 8601. */
  at: string;
  /** How often it arrived: a receiver must ignore an id that it knows. */
  times: number;
}

/** Agents' demo receivers of webhooks, in memory: one address and one signing secret per agent. */
@Injectable()
export class WebhookInbox {
  private readonly secrets = new Map<string, string>();
  private events: ReceivedEvent[] = [];

  /** Sets the secret that an agent's events must be signed with. */
  trust(prefix: string, secret: string): void {
    this.secrets.set(prefix, secret);
  }

  secretOf(prefix: string): string | undefined {
    return this.secrets.get(prefix);
  }

  /** Adds an event, or counts one that arrived before. */
  receive(event: Omit<ReceivedEvent, 'times'>): void {
    const known = this.events.find(({ id, prefix }) => id === event.id && prefix === event.prefix);
    if (known) known.times += 1;
    else this.events = [{ ...event, times: 1 }, ...this.events].slice(0, MAX_EVENTS);
  }

  /** Returns the last events, newest first. */
  list(): readonly ReceivedEvent[] {
    return this.events;
  }
}
