import { Injectable } from '@nestjs/common';
import { WorldClock } from './clock';
import { lobbyStudios, studios } from './providers';

export interface Opening {
  provider: string;
  isOpen: boolean;
  /** Announced end of a maintenance. */
  until: Date | null;
}

/** Which studios are open. All are until the desk announces a maintenance. */
@Injectable()
export class Openings {
  private readonly closed = new Map<string, Date | null>();

  constructor(private readonly clock: WorldClock) {}

  all(): Opening[] {
    return [...studios, ...lobbyStudios].map(({ code }) => this.of(code));
  }

  of(provider: string): Opening {
    const until = this.closed.get(provider);
    if (until === undefined || (until && until <= this.clock.now())) return { provider, isOpen: true, until: null };
    return { provider, isOpen: false, until };
  }

  isOpen(provider: string): boolean {
    return this.of(provider).isOpen;
  }

  close(provider: string, until: Date | null): void {
    this.closed.set(provider, until);
  }

  open(provider: string): void {
    this.closed.delete(provider);
  }

  openAll(): void {
    this.closed.clear();
  }
}
