import { DomainError, type MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** The words of this library's errors, by key, in Thai and English. */
export const artworkMessages: MessageCatalogue = { domain: 'artwork', th, en };

/** The provider's picture cannot be had just now. */
export class PictureUnavailable extends DomainError {
  constructor(cause?: unknown) {
    super({ code: 503, status: 503, messageKey: 'artwork.pictureUnavailable', cause });
  }
}

/** The picture itself cannot be made: its bytes are none, or a painter died or hung over it. To ask again does not help. */
export class PictureUnreadable extends PictureUnavailable {}
