import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '@housebrand/shared/nest';
import { GamePictures } from '../core';
import { MediaService } from './media.service';

const START_AFTER_MS = 10_000;
/** Pause between pictures, so that the warm-up never occupies a whole core. */
const PAUSE_MS = 250;
const GAMES_PER_CATEGORY = 12;
/** Widths that current phones request in rails and lobbies. */
const WIDTHS = [200, 232, 300] as const;

/** Paints the pictures that members see first in advance, one at a time, and only while no member waits for another. */
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
        // a picture that fails now is painted on request
        await this.media.cover({ id, shape: 'v', format: 'avif', width }, { urgency: 'spare' }).catch(() => undefined);
        await setTimeout(PAUSE_MS, undefined, { ref: false });
      }
    }
  }
}
