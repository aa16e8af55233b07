import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const templates = join(import.meta.dirname, 'templates');

/** Values for the placeholders of a template: `daily-gift`, `DailyGift`, `dailyGift`, `daily_gift`. */
export function formsOf(name) {
  const capital = name.replace(/(^|-)([a-z0-9])/g, (_whole, _dash, letter) => letter.toUpperCase());
  return {
    __name__: name,
    __Name__: capital,
    __camel__: capital[0].toLowerCase() + capital.slice(1),
    __snake__: name.replaceAll('-', '_'),
    __words__: name.replaceAll('-', ' '),
  };
}

const fill = (text, forms) =>
  Object.entries(forms).reduce((filled, [placeholder, form]) => filled.replaceAll(placeholder, form), text);

/** Creates every file of a template in a folder. */
export function makeFromTemplate(changes, template, folder, forms) {
  const source = join(templates, template);
  for (const file of globSync('**/*.tpl', { cwd: source }).sort()) {
    changes.make(
      join(folder, fill(file.replace(/\.tpl$/, ''), forms)),
      fill(readFileSync(join(source, file), 'utf8'), forms),
    );
  }
}

/** An import statement: values in alphabetical order, then types; types alone become an `import type`. */
export function importLine(names, from) {
  const bare = (name) => name.replace(/^type /, '');
  const isType = (name) => name.startsWith('type ');
  const sorted = [...names].sort(
    (a, b) => isType(a) - isType(b) || bare(a).localeCompare(bare(b), 'en', { sensitivity: 'base' }),
  );
  if (sorted.every(isType)) return `import type { ${sorted.map(bare).join(', ')} } from '${from}';`;
  return `import { ${sorted.join(', ')} } from '${from}';`;
}

/** Joins lines, without empty ones. */
export const linesOf = (...lines) => lines.filter(Boolean).join('\n');
