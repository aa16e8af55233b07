import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files occupy whole disk blocks. */
const BLOCK_BYTES = 4_096;
/** Frees more than the next picture needs, so that scans of the files stay rare. */
const SHARE_KEPT = 0.9;

/** Files under a folder within a total budget; the oldest are deleted first. */
export class PictureDisk {
  private usedBytes = 0;
  private sweeping: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    private readonly budgetBytes: number,
  ) {}

  /** `null` if there is no such file. */
  async read(name: string): Promise<Buffer | null> {
    return readFile(path.join(this.folder, name)).catch(() => null);
  }

  /** Renames the file into place, so that readers never see a partial picture. */
  async write(name: string, picture: Buffer): Promise<void> {
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    try {
      await writeFile(draft, picture);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    this.usedBytes += onDisk(picture.byteLength);
    if (this.usedBytes > this.budgetBytes) void this.sweep();
  }

  /** Deletes all entries of a folder except one. */
  async keepOnly(kept: string, folder = ''): Promise<void> {
    const parent = path.join(this.folder, folder);
    const entries = await readdir(parent).catch(() => []);
    const others = entries.filter((entry) => entry !== kept);
    await Promise.all(others.map((entry) => rm(path.join(parent, entry), { recursive: true, force: true })));
  }

  /** Measures all files, and deletes the oldest ones above the budget. */
  async sweep(): Promise<void> {
    this.sweeping ??= this.makeRoom()
      .catch(() => undefined)
      .finally(() => (this.sweeping = null));
    await this.sweeping;
  }

  private async makeRoom(): Promise<void> {
    do {
      // files written during the scan are at worst counted twice until the next one
      this.usedBytes = 0;
      const files = await filesUnder(this.folder);
      for (const { bytes } of files) this.usedBytes += bytes;
      if (this.usedBytes <= this.budgetBytes) return;
      files.sort((one, other) => one.madeAt - other.madeAt);
      for (const { file, bytes } of files) {
        if (this.usedBytes <= this.budgetBytes * SHARE_KEPT) break;
        await rm(file, { force: true });
        this.usedBytes -= bytes;
      }
    } while (this.usedBytes > this.budgetBytes);
  }
}

function onDisk(bytes: number): number {
  return Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
}

async function filesUnder(folder: string): Promise<{ file: string; bytes: number; madeAt: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: { file: string; bytes: number; madeAt: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const found = await stat(file).catch(() => null);
    if (found) files.push({ file, bytes: onDisk(found.size), madeAt: found.mtimeMs });
  }
  return files;
}
