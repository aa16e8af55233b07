import { createHash } from 'node:crypto';
import path from 'node:path';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '@housebrand/shared/nest';
import { PictureDisk } from './picture-disk';

/** Increase this when drawings change: older pictures are no longer served, and are deleted at the next start. */
export const GENERATOR_VERSION = 'g3';

const MEGABYTE = 1024 * 1024;
const OWNERS = 'owners';

/** An owner's current theme; pictures of earlier themes are deleted. */
export interface OwnersLook {
  owner: string;
  look: string;
}

/** Caches pictures on disk under `DATA_DIR/media-cache`, one file each, within a budget. Losing the cache only costs time. */
@Injectable()
export class PictureCache implements OnApplicationBootstrap {
  private readonly disk: PictureDisk;
  private readonly inFlight = new Map<string, Promise<Buffer | null>>();

  constructor({ dataDir, pictureCacheMb }: Settings) {
    this.disk = new PictureDisk(path.join(dataDir, 'media-cache'), pictureCacheMb * MEGABYTE);
  }

  /** Cleans up in the background. */
  onApplicationBootstrap(): void {
    void this.disk.keepOnly(GENERATOR_VERSION).then(() => this.disk.sweep());
  }

  /**
   * Returns the picture of a key; concurrent requests make it once.
   * @param make its result is stored unless it is `null`
   */
  async get<Made extends Buffer | null>(
    key: string,
    make: () => Promise<Made>,
    look?: OwnersLook,
  ): Promise<Buffer | Made> {
    const name = nameOf(key, look);
    const stored = await this.disk.read(name);
    if (stored) return stored;
    const running = this.inFlight.get(name) as Promise<Made> | undefined;
    if (running) return running;
    const made = this.make(name, make, look).finally(() => this.inFlight.delete(name));
    this.inFlight.set(name, made);
    return made;
  }

  private async make<Made extends Buffer | null>(
    name: string,
    make: () => Promise<Made>,
    look: OwnersLook | undefined,
  ): Promise<Made> {
    const picture = await make();
    if (picture) await this.disk.write(name, picture).catch(() => undefined);
    if (look) await this.disk.keepOnly(digest(look.look), ownersFolder(look)).catch(() => undefined);
    return picture;
  }
}

function nameOf(key: string, look: OwnersLook | undefined): string {
  const file = digest(key);
  if (look) return path.join(ownersFolder(look), digest(look.look), file);
  return path.join(GENERATOR_VERSION, file.slice(0, 2), file.slice(2));
}

function ownersFolder({ owner }: OwnersLook): string {
  return path.join(GENERATOR_VERSION, OWNERS, owner);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 34);
}
