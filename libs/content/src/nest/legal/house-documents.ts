import { HOUSE_VERSION, type LegalDocument, type LegalKind } from '../../core';
import en from '../locales/house-documents/en.json' with { type: 'json' };
import th from '../locales/house-documents/th.json' with { type: 'json' };

/** Before any site here opened. */
const PUBLISHED_AT = '2026-01-01T00:00:00.000Z';

/**
 * Returns the house's document, which is every agent's version 1. Members have accepted it: its text never changes, which a spec
 * checks.
 */
export function houseDocument(kind: LegalKind): LegalDocument {
  return { kind, version: HOUSE_VERSION, publishedAt: PUBLISHED_AT, text: { th: th[kind], en: en[kind] } };
}
