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

/** Provides the messages of the loaded domains. */
export const MESSAGE_CATALOGUES = Symbol('MessageCatalogues');

/** The messages of all domains, in both languages. */
@Injectable()
export class Messages {
  private readonly catalogues: readonly MessageCatalogue[];

  constructor(@Optional() @Inject(MESSAGE_CATALOGUES) catalogues: readonly MessageCatalogue[] = []) {
    this.catalogues = [sharedMessages, ...catalogues];
  }

  /** Returns a key's message; the key itself if there is none. Days among the values (`2026-11-23`) are formatted for readers. */
  say(key: MessageKey, language: Language, values: Record<string, string | number> = {}): string {
    const readable = Object.entries(values).map(([name, value]) => [name, asReadable(value, language)]);
    return translate(this.catalogues, key, language, Object.fromEntries(readable) as typeof values);
  }

  /** Returns a field's problem as a sentence with the field's readable name (`field.username` of a catalogue). */
  describeProblem({ field, messageKey, values, of }: FieldProblem, language: Language): string {
    const name = messageKey === 'shared.unknownField' ? undefined : this.nameOf(field, language, of);
    return this.say(messageKey, language, name === undefined ? values : { ...values, field: name });
  }

  /**
   * Returns a field's readable name, for a nested field that of its last part; `undefined` when no catalogue has one.
   * @param of the request's class, which may name the field differently than others: `field.OpenDepositDto.value`
   */
  nameOf(field: string, language: Language, of?: string): string | undefined {
    const name = field.slice(field.lastIndexOf('.') + 1);
    const named = (key: string) => this.catalogues.find((catalogue) => key in catalogue[language])?.[language][key];
    return (of && named(`field.${of}.${name}`)) ?? named(`field.${name}`);
  }
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function asReadable(value: string | number, language: Language): string | number {
  return typeof value === 'string' && DAY.test(value) ? formatReadableDate(new Date(value), language, 'UTC') : value;
}
