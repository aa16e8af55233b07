import { conflict } from '@housebrand/shared';

/** The documents that every agent publishes: what members agree to, and what happens to their data. */
export const LEGAL_KINDS = ['terms', 'privacy'] as const;
/** One of the {@link LEGAL_KINDS}. */
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** A version of each document. */
export type LegalVersions = Record<LegalKind, number>;

/**
 * The version of the house's own documents, which apply until an agent publishes others. The first version that an agent publishes is
 * the one after it.
 */
export const HOUSE_VERSION = 1;

/** Characters of a document, per language. */
export const MAX_LEGAL_LENGTH = 30_000;

/** The document has a newer version, or another request has just published one. */
export class LegalVersionReplaced extends conflict('content.legalVersionReplaced') {}

/**
 * Whether a member must still accept a version. This is never so for the house's: every registration accepted it, also one from before
 * acceptances were recorded.
 */
export function isConsentPending(version: number, accepted: readonly number[]): boolean {
  return version > Math.max(HOUSE_VERSION, ...accepted);
}

/** Completes the versions that an agent has published with the house's. */
export function legalVersions(published: Partial<LegalVersions>): LegalVersions {
  return { terms: published.terms ?? HOUSE_VERSION, privacy: published.privacy ?? HOUSE_VERSION };
}

/** A part of a document, as shown. */
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'paragraph'; text: string };

/**
 * Splits a plain text into blocks. A line that starts with `## ` is a heading, one with `- ` an item of a list; an empty line ends a
 * paragraph. Everything else is text, also markup.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isContinued = false;
  for (const line of text.split('\n').map((written) => written.trim())) {
    const last = isContinued ? blocks.at(-1) : undefined;
    isContinued = line !== '' && !line.startsWith('## ');
    if (line === '') continue;
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3).trim() });
    else if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') last.text += `\n${line}`;
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}
