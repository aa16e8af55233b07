type Child = Node | string | null | false | undefined;
type Properties = Record<string, string | number | boolean | EventListener | undefined>;

/** Creates an element with `class`, attributes and `on…` listeners; skips properties that are false or undefined. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  append(element, children);
  return element;
}

export function append(parent: Element, children: readonly Child[]): void {
  for (const child of children) if (child) parent.append(child);
}

/** Replaces an element's children. */
export function fill(parent: Element, ...children: Child[]): void {
  parent.replaceChildren();
  append(parent, children);
}

/** Wraps one of our own drawings in an element. `svg` must never contain external input. */
export function drawing(className: string, svg: string, label?: string): HTMLElement {
  const holder = el('span', {
    class: className,
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }),
  });
  holder.innerHTML = svg;
  return holder;
}

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Waits for an animation; only briefly if the member prefers reduced motion. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, reducedMotion() ? Math.min(milliseconds, 60) : milliseconds));
}
