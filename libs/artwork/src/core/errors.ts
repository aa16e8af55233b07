import { conflict, fixedError, type MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of this library's errors, by key. */
export const artworkMessages: MessageCatalogue = { domain: 'artwork', th, en };

/** The provider's picture is currently unavailable. */
export class PictureUnavailable extends fixedError({ status: 503, messageKey: 'artwork.pictureUnavailable' }) {}

/** The picture cannot be made: its bytes are invalid, or the painter crashed or hung on it. A retry does not help. */
export class PictureUnreadable extends PictureUnavailable {}

/** The uploaded file is no PNG, JPEG or WebP, is damaged, or has too many or too few pixels: 422. */
export class UploadUnreadable extends fixedError({ status: 422, messageKey: 'artwork.uploadUnreadable' }) {}

/** The agent has stored as many pictures as it can: 409. */
export class TooManyPictures extends conflict('artwork.tooManyPictures') {}
