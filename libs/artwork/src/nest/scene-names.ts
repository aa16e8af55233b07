import { Injectable } from '@nestjs/common';
import { Clock } from '@housebrand/shared/nest';
import { ScenePictures } from '../core';

const FRESH_MS = 60_000;
/** Minimum time between reads of the list for unknown names, so that new banners are found soon. */
const RETRY_MS = 2_000;

/** Names of the existing wide pictures. */
@Injectable()
export class SceneNames {
  private banners: ReadonlySet<string> = new Set();
  private readonly lobbies: ReadonlySet<string>;
  private readAt = -Infinity;
  private reading: Promise<void> | null = null;

  constructor(
    private readonly scenes: ScenePictures,
    private readonly clock: Clock,
  ) {
    this.lobbies = new Set(scenes.lobbies);
  }

  isLobby(code: string): boolean {
    return this.lobbies.has(code);
  }

  async isBanner(name: string): Promise<boolean> {
    const patienceMs = this.banners.has(name) ? FRESH_MS : RETRY_MS;
    if (this.clock.elapsedMs() - this.readAt >= patienceMs)
      this.reading ??= this.read().finally(() => (this.reading = null));
    // wait for the running read, because a page requests several pictures at once
    await this.reading;
    return this.banners.has(name);
  }

  /** Keeps the previous names if the read fails. */
  private async read(): Promise<void> {
    this.readAt = this.clock.elapsedMs();
    const names = await this.scenes.banners().catch(() => null);
    if (names) this.banners = new Set(names);
  }
}
