import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';
import * as files from './files';

export type FileName = keyof typeof files;

/** What a file's slots hold, by name: colours, texts or drawings. `gold` needs no value. */
export type Slots = Readonly<Partial<Record<string, string>>>;

const LOCAL_NAMES = /(?<=\bid="|url\(#|href="#)/g;
const SLOTS = /var\(--([\w-]+)\)/g;
const MIXES = /color-mix\(in srgb, (#[0-9a-f]{6}), (#[0-9a-f]{6}) ([\d.]+)%\)/gi;
const PARTS = /<use href="([\w-]+)\.svg"(?: transform="([^"]*)")?(?: style="([^"]*)")?\/>/g;

/**
 * Draws a file of `svg/`. Its slots `var(--name)` and colour mixes become values, a `<use>` of another file becomes that
 * file's drawing with the slots of its `style`, and its ids become unique in the picture.
 * @throws Error if a slot has no value
 */
export function drawFile(name: FileName, canvas: Canvas, slots: Slots = {}): string {
  const { definitions, body } = contentOf(name);
  const scope = canvas.scope();
  const valueOf = (slot: string) => {
    const value = slot === 'gold' ? canvas.gold() : slots[slot];
    if (value === undefined) throw new Error(`The drawing ${name} has no value for its slot ${slot}`);
    return value;
  };
  const filled = (markup: string) =>
    markup
      .replace(LOCAL_NAMES, scope)
      .replace(SLOTS, (_, slot: string) => valueOf(slot))
      .replace(MIXES, (_, from: string, to: string, percent: string) => mix(from, to, Number(percent) / 100));
  canvas.adopt(filled(definitions));
  return filled(body).replace(PARTS, (_, part: string, transform?: string, style = '') => {
    const drawn = drawFile(nameOf(part), canvas, { ...slots, ...slotsOf(style) });
    return transform ? `<g transform="${transform}">${drawn}</g>` : drawn;
  });
}

interface Content {
  definitions: string;
  body: string;
}

const contents = new Map<FileName, Content>();

function contentOf(name: FileName): Content {
  const content = contents.get(name) ?? read(files[name]);
  contents.set(name, content);
  return content;
}

function read(file: string): Content {
  const lines = file.split('\n').map((line) => line.trim());
  const markup = lines.join('');
  const [, definitions = '', body = ''] = /^<svg[^>]*>(?:<defs>(.*?)<\/defs>)?(.*)<\/svg>$/.exec(markup) ?? [];
  return { definitions, body };
}

/** `gem-6` is exported as `gem6`. */
const nameOf = (part: string) => part.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as FileName;

/** `--light:#fff;--base:#000` as slots. */
export function slotsOf(style: string): Slots {
  const declarations = style.split(';').filter((declaration) => declaration !== '');
  return Object.fromEntries(
    declarations.map((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return [name.trim().slice('--'.length), value.join(':')];
    }),
  );
}
