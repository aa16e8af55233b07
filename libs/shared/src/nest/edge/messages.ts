import { Inject, Injectable, Optional } from '@nestjs/common';
import { sharedMessages, translate, type Language, type MessageCatalogue, type MessageKey } from '@housebrand/shared';

export const MESSAGE_CATALOGUES = Symbol('MessageCatalogues');

/** The words of all domains, in both languages. */
@Injectable()
export class Messages {
  private readonly catalogues: readonly MessageCatalogue[];

  constructor(@Optional() @Inject(MESSAGE_CATALOGUES) catalogues: readonly MessageCatalogue[] = []) {
    this.catalogues = [sharedMessages, ...catalogues];
  }

  /** The message of a key; a key without words is shown as itself. */
  say(key: MessageKey, language: Language, values?: Record<string, string | number>): string {
    return translate(this.catalogues, key, language, values);
  }
}
