import { Random } from './random';

/** A colour, with an optional offset and opacity. Colours without offsets are spread evenly. */
export type Stop = string | readonly [color: string, offset: number, opacity?: number];

/** From light to dark. */
export const GOLD = ['#fffbe0', '#ffe38a', '#f3b73a', '#b8730f', '#6b3a05'] as const;

/** Collects the definitions of one picture under ids that stay unique when several pictures share a page. */
export class Canvas {
  readonly random: Random;
  private readonly id: string;
  private readonly definitions: string[] = [];
  private goldPaint: string | undefined;
  private scopes = 0;

  constructor(seed: string) {
    this.random = new Random(seed);
    this.id = `a${seed.replace(/[^a-z0-9]/gi, '')}`;
  }

  get defs(): string {
    return this.definitions.join('');
  }

  /** A paint for `fill` or `stroke`; coordinates are shares of the painted shape's box. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    );
  }

  /**
   * A gradient between two heights of the drawing. Use it for letters that become outlines: the renderer drops the
   * paint's name when it is relative to a text's box.
   */
  vertical(stops: readonly Stop[], top: number, bottom: number): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${bottom}">${stopsOf(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" fx="${fx}" fy="${fy}">${stopsOf(stops)}</radialGradient>`,
    );
  }

  clip(shape: string): string {
    return this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  gold(): string {
    this.goldPaint ??= this.linear([
      [GOLD[0], 0],
      [GOLD[1], 0.25],
      [GOLD[2], 0.55],
      [GOLD[3], 0.85],
      [GOLD[1], 1],
    ]);
    return this.goldPaint;
  }

  /** A prefix for the ids of a file, a new one each time, so that a file may appear several times in a picture. */
  scope(): string {
    const scope = `${this.id}_s${this.scopes}_`;
    this.scopes += 1;
    return scope;
  }

  /** Adds definitions of a separately drawn motif or of a file. */
  adopt(definitions: string): void {
    this.definitions.push(definitions);
  }

  private define(markup: (id: string) => string): string {
    const id = `${this.id}_${this.definitions.length}`;
    this.definitions.push(markup(id));
    return `url(#${id})`;
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [color, offset, opacity] = typeof stop === 'string' ? [stop, index / (stops.length - 1), undefined] : stop;
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');
}

/** A complete picture. */
export function picture(
  canvas: Canvas,
  body: string,
  width: number,
  height: number,
  viewBox = `0 0 ${width} ${height}`,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"><defs>${canvas.defs}</defs>${withoutLayers(body)}</svg>`;
}

const SHAPE_WITH_OPACITY = /<(?:path|circle|ellipse|rect|polygon|line|text)\b[^>]*? opacity="[^"]*"[^>]*>/g;

/**
 * Replaces the opacity of single shapes by the opacity of their paints. `opacity` makes the renderer use a separate
 * layer, which is slow, and resvg aborts the process if such a layer lies outside the picture.
 */
function withoutLayers(svg: string): string {
  return svg.replace(SHAPE_WITH_OPACITY, (shape) => {
    if (shape.includes('fill-opacity') || shape.includes('stroke-opacity'))
      return shape.replace(/ opacity="[^"]*"/, '');
    return shape.replace(/ opacity="([^"]*)"/, ' fill-opacity="$1" stroke-opacity="$1"');
  });
}
