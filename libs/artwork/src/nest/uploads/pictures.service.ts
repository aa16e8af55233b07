import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isPrefix, NotFound } from '@housebrand/shared';
import { Clock, Database, type Editor } from '@housebrand/shared/nest';
import {
  MAX_PICTURE_SIDE,
  MAX_UPLOAD_BYTES,
  MIN_UPLOAD_SIDE,
  PictureUnreadable,
  TooManyPictures,
  UploadUnreadable,
  pictureAddress,
  type StoredPicture,
} from '../../core';
import { Painters } from '../painters';
import { PictureCache } from '../picture-cache';
import { isUpload } from '../picture-kinds';
import { PicturesRepository } from './pictures.repository';
import { webpSize } from './webp-size';

/** Quality is reduced until a stored picture has at most this size, as far as possible. */
const TARGET_BYTES = 300_000;
const HASH = /^[0-9a-f]{32}$/;

/** Pictures that agents upload: re-encoded by a painter, and stored under the hash of the result. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly database: Database,
    private readonly pictures: PicturesRepository,
    private readonly painters: Painters,
    private readonly cache: PictureCache,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a picture. The same file has the same address, so a repeated request has no effect.
   * @param file PNG, JPEG or WebP; its metadata is dropped, and a moving picture keeps its first frame
   * @throws UploadUnreadable, TooManyPictures, PictureUnavailable
   */
  async store(prefix: string, file: Buffer, by: Editor): Promise<StoredPicture> {
    if (file.length > MAX_UPLOAD_BYTES || !isUpload(file)) throw new UploadUnreadable();
    const content = await this.encoded(file);
    const { width, height } = webpSize(content);
    if (Math.min(width, height) < MIN_UPLOAD_SIDE) throw new UploadUnreadable();
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    const row = { hash, width, height, content, storedAt: this.clock.now() };
    const isStored = await this.database.forAgent(prefix, (tx) => this.pictures.add(tx, row, by));
    if (!isStored) throw new TooManyPictures();
    return { address: pictureAddress(prefix, hash), width, height, bytes: content.length };
  }

  /** Returns a stored picture, WebP. @throws NotFound */
  async find(prefix: string, hash: string): Promise<Buffer> {
    if (!isPrefix(prefix) || !HASH.test(hash)) throw new NotFound();
    const content = await this.cache.get(`stored/${prefix}/${hash}`, () => this.pictures.content(prefix, hash));
    if (!content) throw new NotFound();
    return content;
  }

  private async encoded(file: Buffer): Promise<Buffer> {
    const side = MAX_PICTURE_SIDE;
    try {
      return await this.painters.paint({
        source: { kind: 'bytes', bytes: file },
        format: 'webp',
        width: side,
        height: side,
        fit: 'inside',
        maxBytes: TARGET_BYTES,
      });
    } catch (error) {
      throw error instanceof PictureUnreadable ? new UploadUnreadable(error) : error;
    }
  }
}
