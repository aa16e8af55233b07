import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testSettings } from '@housebrand/shared/testing';
import { GENERATOR_VERSION, PictureCache } from './picture-cache';
import { PictureDisk } from './picture-disk';

const KILOBYTE = 1024;

describe('PictureDisk', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'disk-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function usedBytes(): Promise<number> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const sizes = await Promise.all(
      // some files may be deleted meanwhile
      files.map((file) =>
        stat(path.join(file.parentPath, file.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
    );
    return sizes.reduce((sum, size) => sum + Math.ceil(size / 4_096) * 4_096, 0);
  }

  it('stays within its budget under constant writes', async () => {
    const disk = new PictureDisk(folder, 100 * KILOBYTE);
    for (let count = 0; count < 500; count += 1) {
      await disk.write(`${count % 16}/${count}`, Buffer.alloc(1_600));
      // one write at a time: a scaled-down day
      if (count % 20 === 19) await disk.sweep();
    }
    await disk.sweep();
    expect(await usedBytes()).toBeLessThanOrEqual(100 * KILOBYTE);
    expect((await disk.read('3/499'))?.byteLength).toBe(1_600);
  });

  it('frees space by itself as it grows', async () => {
    const disk = new PictureDisk(folder, 40 * KILOBYTE);
    for (let count = 0; count < 100; count += 1) await disk.write(String(count), Buffer.alloc(4_000));
    // space is freed in the background
    while ((await usedBytes()) > 40 * KILOBYTE) await setTimeout(10);
    expect(await disk.read('0')).toBeNull();
  });

  it('deletes the oldest pictures first', async () => {
    const disk = new PictureDisk(folder, 40 * KILOBYTE);
    for (let age = 0; age < 20; age += 1) {
      await writeFile(path.join(folder, `picture-${age}`), Buffer.alloc(4_000));
      await utimes(path.join(folder, `picture-${age}`), 1_000_000 - age, 1_000_000 - age);
    }
    await disk.sweep();
    const left = (await readdir(folder)).map((name) => Number(name.replace('picture-', '')));
    expect(left.sort((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('deletes pictures of earlier generator versions at the start', async () => {
    const cache = path.join(folder, 'media-cache');
    for (const version of ['g1', 'g2', GENERATOR_VERSION]) {
      await mkdir(path.join(cache, version, 'ab'), { recursive: true });
      await writeFile(path.join(cache, version, 'ab', 'old'), 'picture');
    }
    new PictureCache(testSettings({ dataDir: folder })).onApplicationBootstrap();
    while ((await readdir(cache)).length > 1) await setTimeout(10);
    expect(await readdir(path.join(cache, GENERATOR_VERSION, 'ab'))).toEqual(['old']);
  });
});
