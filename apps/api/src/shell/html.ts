const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an HTML attribute or element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Serialises JSON for a script element, so that it cannot end the element or start a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Escapes a style sheet for a style element, so that it cannot end the element. Keeps conditions such as
 * `(width<=88px)`.
 */
export function styleText(css: string): string {
  return css.replace(/<(?=\/)/g, '\\3c ');
}
