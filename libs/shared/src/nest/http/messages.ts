import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  formatReadableDate,
  sharedMessages,
  translate,
  type FieldProblem,
  type Language,
  type MessageCatalogue,
  type MessageKey,
} from '@housebrand/shared';

/** Provides the words of every domain that is loaded. */
export const MESSAGE_CATALOGUES = Symbol('MessageCatalogues');

/** The words of all domains, in both languages. */
@Injectable()
export class Messages {
  private readonly catalogues: readonly MessageCatalogue[];

  constructor(@Optional() @Inject(MESSAGE_CATALOGUES) catalogues: readonly MessageCatalogue[] = []) {
    this.catalogues = [sharedMessages, ...catalogues];
  }

  /** The message of a key; a key without words is shown as itself. A day among the values, `2026-11-23`, is told as people read it. */
  say(key: MessageKey, language: Language, values: Record<string, string | number> = {}): string {
    const reported = Object.entries(values).map(([name, value]) => [name, asRead(value, language)]);
    return translate(this.catalogues, key, language, Object.fromEntries(reported) as typeof values);
  }

  /** What is wrong with a field, in a sentence that names it as people do: `field.username` of a catalogue. */
  sayProblem({ field, messageKey, values }: FieldProblem, language: Language): string {
    const name = messageKey === 'shared.unknownField' ? undefined : this.nameOf(field, language);
    return this.say(messageKey, language, name === undefined ? values : { ...values, field: name });
  }

  /** A field's name for people, `undefined` when no catalogue has one; of a nested field the last part is named. */
  nameOf(field: string, language: Language): string | undefined {
    const key = `field.${field.slice(field.lastIndexOf('.') + 1)}`;
    return this.catalogues.map((catalogue) => catalogue[language][key]).find((name) => name !== undefined);
  }
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function asRead(value: string | number, language: Language): string | number {
  return typeof value === 'string' && DAY.test(value) ? formatReadableDate(new Date(value), language, 'UTC') : value;
}
