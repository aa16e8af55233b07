import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const templates = join(import.meta.dirname, 'templates');

/** The forms of a name that stand in for the placeholders of a template: `daily-gift`, `DailyGift`, `dailyGift`. */
export function formsOf(name) {
  const capital = name.replace(/(^|-)([a-z])/g, (_whole, _dash, letter) => letter.toUpperCase());
  return { __name__: name, __Name__: capital, __camel__: capital[0].toLowerCase() + capital.slice(1) };
}

const fill = (text, forms) => Object.entries(forms).reduce((filled, [placeholder, form]) => filled.replaceAll(placeholder, form), text);

/** Writes every file of a template below a folder. */
export function writeTemplate(template, folder, forms) {
  const source = join(templates, template);
  for (const file of globSync('**/*.tpl', { cwd: source })) {
    const target = join(folder, fill(file.replace(/\.tpl$/, ''), forms));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(join(source, file), 'utf8'), forms));
  }
}
