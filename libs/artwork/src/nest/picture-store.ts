import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '@housebrand/shared';

/** Encoded pictures on disk, each made once however many ask for it at the same time. */
export class PictureStore {
  private readonly making = new Map<string, Promise<Buffer>>();

  constructor(private readonly folder: string) {}

  /** The picture of a key; made when it is not there. What cannot be made is not kept. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.making.get(key);
    if (running) return running;
    const made = this.readOrMake(key, make).finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private async readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = this.fileOf(key);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const bytes = await make();
    await this.keep(file, bytes);
    return bytes;
  }

  /** Written beside and renamed, so that nobody reads half a picture. A disk that is full costs speed, not the reply. */
  private async keep(file: string, bytes: Buffer): Promise<void> {
    const draft = `${file}.${newId()}`;
    await mkdir(dirname(file), { recursive: true })
      .then(() => writeFile(draft, bytes))
      .then(() => rename(draft, file))
      .catch(() => undefined);
  }

  private fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex');
    return join(this.folder, name.slice(0, 2), name);
  }
}
