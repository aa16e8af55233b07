import { spawnSync } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processesIn } from '../../tools/run/lib/processes.mjs';

const SIZE = '400m';
const PIECE = Buffer.alloc(1 << 20);

/**
 * Provides a folder on a small disk that can be filled (except for `room` bytes) and freed. Without the right to mount,
 * the kernel limits file sizes of the folder's writers instead.
 * @template T
 * @param {(disk: {folder: string, fill: (room?: number) => void, free: () => void}) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function onSmallDisk(work) {
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-small-disk-'));
  const isMounted = succeeds('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
  try {
    return await work({ folder, ...(isMounted ? filled(folder) : limited(folder)) });
  } finally {
    if (isMounted) succeeds('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function filled(folder) {
  const filler = join(folder, 'filler');
  return {
    fill(room = 0) {
      const file = openSync(filler, 'w');
      try {
        let size = PIECE.length;
        while (size >= 1) size = isWritten(file, size) ? size : Math.floor(size / 2);
        ftruncateSync(file, Math.max(0, fstatSync(file).size - room));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler),
  };
}

function isWritten(file, size) {
  try {
    return writeSync(file, PIECE, 0, size) === size;
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
    return false;
  }
}

function limited(folder) {
  const limit = (bytes) => {
    for (const pid of processesIn(join(folder, 'postgres/cluster')))
      succeeds('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
  };
  return { fill: () => limit(0), free: () => limit('unlimited') };
}

const succeeds = (program, options) => spawnSync(program, options).status === 0;
