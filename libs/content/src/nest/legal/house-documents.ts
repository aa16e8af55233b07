import { HOUSE_VERSION, type LegalDocument, type LegalKind } from '../../core';
import { HOUSE_PRIVACY } from './house-privacy';
import { HOUSE_TERMS } from './house-terms';

/** Before any site here opened. */
const PUBLISHED_AT = '2026-01-01T00:00:00.000Z';

const TEXTS = { terms: HOUSE_TERMS, privacy: HOUSE_PRIVACY } as const;

/**
 * Returns the house's document, which is every agent's version 1. Members have accepted it: its text never changes, which a spec
 * checks.
 */
export function houseDocument(kind: LegalKind): LegalDocument {
  return { kind, version: HOUSE_VERSION, publishedAt: PUBLISHED_AT, text: { ...TEXTS[kind] } };
}
