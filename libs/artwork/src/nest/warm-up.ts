import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '@housebrand/shared/nest';
import { GamePictures } from '../core';
import { MediaService } from './media.service';

const START_AFTER_MS = 10_000;
/** Between two pictures, so that warming up never takes a whole core. */
const PAUSE_MS = 250;
const GAMES_PER_CATEGORY = 12;
/** What a phone of today asks for in a rail and in a lobby. */
const WIDTHS = [200, 232, 300] as const;

/** Paints what members see first before they ask, one picture at a time, and only while nobody waits for another. */
@Injectable()
export class WarmUp implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly settings: Settings,
    private readonly games: GamePictures,
    private readonly media: MediaService,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.settings.pictureWarmUp) return;
    this.timer = globalThis.setTimeout(() => void this.run().catch(() => undefined), START_AFTER_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    for (const { id } of await this.games.firstRows(GAMES_PER_CATEGORY)) {
      for (const width of WIDTHS) {
        if (this.isStopped) return;
        // a picture that fails now is painted when somebody asks
        await this.media.cover({ id, shape: 'v', format: 'avif', width }, { urgency: 'spare' }).catch(() => undefined);
        await setTimeout(PAUSE_MS, undefined, { ref: false });
      }
    }
  }
}
