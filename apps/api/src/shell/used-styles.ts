/** A rule of a style sheet, with what decides whether a page needs it. */
export interface StyleRule {
  /** Everything before the braces: selectors, or an at-rule with its condition. */
  prelude: string;
  /** The content of the braces; `null` for a statement without any. */
  body: string | null;
  /** For each selector of a style rule, the {@link markersOf markers} of the elements that it can match. */
  selectors: readonly { text: string; markers: readonly string[] }[];
  /** Rules inside a condition. */
  inner: readonly StyleRule[];
}

/** Nothing is hovered while a page is painted; its whole sheet follows. */
const HOVERED = /^@media \(hover: ?hover\)$/;
const CONDITION = /^@(?:media|supports|container|layer|scope|starting-style)\b/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+/;
const VARIABLE = /var\((--[\w-]+)/g;

/** Parses a minified style sheet, without comments. */
export function parseStyles(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let at = 0;
  while (at < css.length) {
    const end = endOf(css, at, '{;');
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude) rules.push({ prelude, body: null, selectors: [], inner: [] });
      at = end + 1;
      continue;
    }
    const close = closingBrace(css, end);
    const body = css.slice(end + 1, close);
    const isStyle = !prelude.startsWith('@');
    const selectors = isStyle ? split(prelude, ',').map((text) => ({ text, markers: markersOfSelector(text) })) : [];
    rules.push({ prelude, body, selectors, inner: CONDITION.test(prelude) ? parseStyles(body) : [] });
    at = close + 1;
  }
  return rules;
}

/** Returns the index of the first of some characters, outside of strings and brackets; the length if there is none. */
function endOf(css: string, from: number, characters: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const character = css[at]!;
    if (depth === 0 && characters.includes(character)) return at;
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
  }
  return css.length;
}

function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[from]) return at;
  }
  return css.length;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at = endOf(css, at + 1, '{}')) {
    depth += css[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** Splits at a character outside of strings and brackets. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const end = endOf(text, at, separator);
    parts.push(text.slice(at, end).trim());
    at = end + 1;
  }
  return parts;
}

const NAME = String.raw`(?:[\w-]|[^\0-\x7f]|\\.)+`;
/** A bracket, a pseudo-class or -element with its arguments, or the name of an element, class or id. */
const PART = new RegExp(String.raw`\[(${NAME})[^\]]*\]|::?${NAME}(\()?|([.#]?${NAME})`, 'gu');

/** Ignores pseudo-classes with their arguments: states change after the page is rendered. */
function markersOfSelector(selector: string): string[] {
  const markers: string[] = [];
  const text = withoutArguments(selector);
  for (const [, attribute, , name] of text.matchAll(PART)) {
    if (attribute !== undefined) markers.push(`[${attribute}]`);
    else if (name !== undefined) markers.push(name);
  }
  return markers;
}

/** Removes what pseudo-classes have in brackets, such as `:not(.a)`. */
function withoutArguments(selector: string): string {
  let text = '';
  let depth = 0;
  for (const character of selector) {
    if (character === '(') depth += 1;
    if (depth === 0) text += character;
    if (character === ')') depth -= 1;
  }
  return text;
}

const TAG = /<([a-z][a-z0-9-]*)([^<>]*)>/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
/** The elements around every page's body, and the attributes that scripts read from them. */
const AROUND = ['html', 'body', '[lang]', '[data-color-scheme]', '[data-mantine-color-scheme]'];

/** Returns the names of elements, `.classes`, `#ids` and `[attributes]` in rendered markup. */
export function markersOf(markup: string): Set<string> {
  const markers = new Set(AROUND);
  for (const [, element, attributes] of markup.matchAll(TAG)) {
    markers.add(element!);
    for (const [, name, value = ''] of attributes!.matchAll(ATTRIBUTE)) {
      markers.add(`[${name!.toLowerCase()}]`);
      if (name === 'class') for (const one of value.split(' ')) markers.add(`.${one}`);
      if (name === 'id') markers.add(`#${value}`);
    }
  }
  return markers;
}

/**
 * Returns the style sheet without the rules that match nothing in the markup, whatever the state of its elements, and
 * without the animations and variables that none of the others uses. Keeps the order of the rules.
 *
 * @param others the page's other styles, which can use the variables
 */
export function usedStyles(rules: readonly StyleRule[], markup: string, others = ''): string {
  const matching = matchingRules(rules, markersOf(markup));
  const text = matching.filter((rule) => !KEYFRAMES.test(rule.prelude)).map(textOf);
  const used = new Set(
    [...text, others, markup].flatMap((part) => [...part.matchAll(VARIABLE)].map(([, name]) => name!)),
  );
  const animations = text.join('\n');
  return matching
    .filter(({ prelude }) => !KEYFRAMES.test(prelude) || animations.includes(prelude.replace(KEYFRAMES, '')))
    .map((rule) => textOf(rule.prelude === ':root' ? withUsedVariables(rule, used) : rule))
    .join('');
}

/** Narrows the selectors of each rule to those that match. */
function matchingRules(rules: readonly StyleRule[], markers: ReadonlySet<string>): StyleRule[] {
  return rules.flatMap((rule) => {
    if (HOVERED.test(rule.prelude)) return [];
    if (rule.inner.length > 0) {
      const inner = matchingRules(rule.inner, markers);
      return inner.length > 0 ? [{ ...rule, inner }] : [];
    }
    if (rule.selectors.length === 0) return [rule];
    const selectors = rule.selectors.filter((selector) => selector.markers.every((marker) => markers.has(marker)));
    if (selectors.length === 0) return [];
    return [{ ...rule, selectors, prelude: selectors.map(({ text }) => text).join(',') }];
  });
}

function withUsedVariables(rule: StyleRule, used: ReadonlySet<string>): StyleRule {
  const declarations = split(rule.body ?? '', ';').filter((declaration) => {
    const [name = ''] = declaration.split(':', 1);
    return !name.startsWith('--') || used.has(name);
  });
  return { ...rule, body: declarations.join(';') };
}

function textOf({ prelude, body, inner }: StyleRule): string {
  if (body === null) return `${prelude};`;
  return `${prelude}{${inner.length > 0 ? inner.map(textOf).join('') : body}}`;
}
