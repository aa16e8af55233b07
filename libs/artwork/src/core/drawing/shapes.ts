import type { Canvas } from './canvas';

type Point = readonly [x: number, y: number];

/** Rounds to one decimal, which is precise enough for a drawing of a few hundred units and halves the bytes. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Moves, rotates (degrees) and scales a piece of drawing. */
export function place(x: number, y: number, scale: number, degrees: number, body: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)}) scale(${Math.round(scale * 1000) / 1000})">${body}</g>`;
}

/** The drawing and its reflection: most heads and shields are symmetric. */
export function mirror(body: string): string {
  return `${body}<g transform="scale(-1 1)">${body}</g>`;
}

export function flip(body: string): string {
  return `<g transform="scale(-1 1)">${body}</g>`;
}

/** A leaf that starts at the origin and points up. */
export function petal(width: number, height: number): string {
  return `M0 0C${round(-width)} ${round(-height * 0.35)} ${round(-width * 0.75)} ${round(-height * 0.8)} 0 ${round(-height)}C${round(width * 0.75)} ${round(-height * 0.8)} ${round(width)} ${round(-height * 0.35)} 0 0Z`;
}

/** A four-pointed glint. */
export function sparkle(x: number, y: number, radius: number, color = '#ffffff', opacity = 1): string {
  return `<path transform="translate(${round(x)} ${round(y)}) scale(${Math.round(radius * 10) / 100})" d="M0-10C1-2 2-1 10 0 2 1 1 2 0 10-1 2-2 1-10 0-2-1-1-2 0-10Z" fill="${color}" opacity="${Math.round(opacity * 100) / 100}"/>`;
}

export function glow(canvas: Canvas, x: number, y: number, radius: number, color: string, opacity = 0.8): string {
  const fade = canvas.radial([
    [color, 0, opacity],
    [color, 0.4, Math.round(opacity * 45) / 100],
    [color, 1, 0],
  ]);
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fade}"/>`;
}

/** Corners of a regular polygon; `turn` in radians. */
export function polygon(corners: number, radius: number, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / corners;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** A star with `points` points, one of them at the top. */
export function starPolygon(points: number, outer: number, inner: number): Point[] {
  return polygon(points * 2, 1, -Math.PI / 2).map(
    ([x, y], index) => [x * (index % 2 ? inner : outer), y * (index % 2 ? inner : outer)] as const,
  );
}

/** Points as an attribute value. */
export function pointList(points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

/** One piece of drawing per number 0 … count − 1. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** The drawing repeated around the origin in equal steps. */
export function around(count: number, body: string, from = 0): string {
  return repeat(count, (index) => `<g transform="rotate(${round(from + (index * 360) / count)})">${body}</g>`);
}
