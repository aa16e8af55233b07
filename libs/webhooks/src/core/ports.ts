/** Seals the signing secrets. Bound to the key ring. */
export abstract class WebhookSecrets {
  abstract seal(purpose: string, text: string): string;
  /** @returns `null` if no key opens the text */
  abstract open(purpose: string, sealed: string): Promise<{ text: string } | null>;
}
