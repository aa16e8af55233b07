import { Injectable } from '@nestjs/common';
import { Storage } from '../storage/storage';

/** The simulated time: the machine's, shifted or frozen by the control API. Survives restarts. */
@Injectable()
export class WorldClock {
  private offsetMs = 0;
  private fixedAt: number | null = null;

  constructor(private readonly storage: Storage) {}

  now(): Date {
    return new Date(this.fixedAt ?? Date.now() + this.offsetMs);
  }

  get isReal(): boolean {
    return this.fixedAt === null && this.offsetMs === 0;
  }

  /** Whether time is frozen. */
  get isFrozen(): boolean {
    return this.fixedAt !== null;
  }

  async load(): Promise<void> {
    const row = await this.storage.row<{ clock_offset_ms: bigint; clock_fixed_at: Date | null }>(
      'select clock_offset_ms, clock_fixed_at from world',
    );
    this.offsetMs = Number(row?.clock_offset_ms ?? 0n);
    this.fixedAt = row?.clock_fixed_at?.getTime() ?? null;
  }

  /** Sets the time to `instant`; it then continues, or stays fixed if `frozen`. */
  async set(instant: Date, frozen = false): Promise<void> {
    this.offsetMs = frozen ? 0 : instant.getTime() - Date.now();
    this.fixedAt = frozen ? instant.getTime() : null;
    await this.save();
  }

  async advance(milliseconds: number): Promise<void> {
    if (this.fixedAt === null) this.offsetMs += milliseconds;
    else this.fixedAt += milliseconds;
    await this.save();
  }

  /** Follows the machine's clock again. */
  async followMachine(): Promise<void> {
    this.offsetMs = 0;
    this.fixedAt = null;
    await this.save();
  }

  private async save(): Promise<void> {
    await this.storage.rows('update world set clock_offset_ms = $1, clock_fixed_at = $2', [
      this.offsetMs,
      this.fixedAt === null ? null : new Date(this.fixedAt),
    ]);
  }
}
