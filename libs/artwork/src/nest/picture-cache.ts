import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Settings } from '@housebrand/shared/nest';

/** Grows when drawings change: pictures of before are never served again. */
export const GENERATOR_VERSION = 'g3';

/** Pictures on disk under `DATA_DIR/media-cache`, one file each. Losing it costs time, nothing else. */
@Injectable()
export class PictureCache {
  private readonly folder: string;
  private readonly inFlight = new Map<string, Promise<Buffer>>();

  constructor({ dataDir }: Settings) {
    this.folder = path.join(dataDir, 'media-cache', GENERATOR_VERSION);
  }

  /**
   * The picture of a key; made once, however many ask for it at the same time.
   * @param make its outcome is stored unless `isKept` is false
   */
  async get(key: string, make: () => Promise<{ picture: Buffer; isKept: boolean }>): Promise<Buffer> {
    const file = this.fileOf(key);
    const stored = await readFile(file).catch(() => null);
    if (stored) return stored;
    const running = this.inFlight.get(file);
    if (running) return running;
    const made = this.make(file, make).finally(() => this.inFlight.delete(file));
    this.inFlight.set(file, made);
    return made;
  }

  private async make(file: string, make: () => Promise<{ picture: Buffer; isKept: boolean }>): Promise<Buffer> {
    const { picture, isKept } = await make();
    if (isKept) await this.store(file, picture).catch(() => undefined);
    return picture;
  }

  /** Renamed into place, so that a reader never sees half a picture. */
  private async store(file: string, picture: Buffer): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    try {
      await writeFile(draft, picture);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  private fileOf(key: string): string {
    const digest = createHash('sha256').update(key).digest('hex');
    return path.join(this.folder, digest.slice(0, 2), digest.slice(2, 34));
  }
}
