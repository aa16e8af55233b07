import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const languages = ['th', 'en'];

/**
 * Checks all `locales` folders of a project: both languages have the same keys with the same placeholders, no message
 * is empty, and counted nouns in English have a singular form. Plural forms (`_one`, `_other`) may differ between
 * languages.
 * @param {string} root the project's folder
 * @returns {string[]} one line per problem
 */
export function localeProblems(root) {
  const files = globSync('src/**/locales/**/*.json', { cwd: root });
  return [...new Set(files.map(dirname))].flatMap((folder) => folderProblems(join(root, folder)));
}

function folderProblems(folder) {
  const missing = languages.filter((language) => !existsSync(join(folder, `${language}.json`)));
  if (missing.length > 0) return missing.map((language) => `${folder}: ${language}.json is missing`);
  const [th, en] = languages.map((language) => messagesOf(join(folder, `${language}.json`)));
  return [
    ...compare(folder, 'th', th, 'en', en),
    ...compare(folder, 'en', en, 'th', th),
    ...differingPlaceholders(folder, th, en),
    ...countedWithoutForms(folder),
  ];
}

/** A number and a counted noun: `{left} minutes`, `{count} favourite games`. Our bounds (`{min}`, `{max}`) are never one. */
const COUNTED =
  /\{(?!min\}|max\}|name\}|value\})\w+\} (?:[a-z]+ )?(?:answer|attempt|bank|bet|character|chip|code|day|digit|entrie|game|hour|letter|member|minute|month|place|point|question|round|second|send|step|time|week|year)s\b/;

function countedWithoutForms(folder) {
  return Object.entries(JSON.parse(readFileSync(join(folder, 'en.json'), 'utf8')))
    .filter(([key, word]) => !/_(one|other)$/.test(key) && COUNTED.test(word))
    .map(([key, word]) => `${folder}/en.json: '${key}' needs plural forms (_one, _other): “${word}”`);
}

/** Messages by their key without the plural ending; nested keys are joined with dots. */
function messagesOf(file) {
  const words = new Map();
  const walk = (value, path) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
    } else {
      words.set(path.replace(/_(zero|one|two|few|many|other)$/, ''), value);
    }
  };
  walk(JSON.parse(readFileSync(file, 'utf8')), '');
  return words;
}

function compare(folder, name, words, otherName, others) {
  const empty = [...words]
    .filter(([, word]) => typeof word !== 'string' || word.trim() === '')
    .map(([key]) => `${folder}/${name}.json: '${key}' is empty`);
  const missing = [...others.keys()]
    .filter((key) => !words.has(key))
    .map((key) => `${folder}/${name}.json: '${key}' is missing (${otherName} has it)`);
  return [...empty, ...missing];
}

const placeholders = (word) =>
  [...String(word).matchAll(/\{\{?\s*(\w+)/g)]
    .map((match) => match[1])
    .filter((name) => name !== 'count')
    .sort()
    .join(', ');

function differingPlaceholders(folder, th, en) {
  return [...th]
    .filter(([key, word]) => en.has(key) && placeholders(word) !== placeholders(en.get(key)))
    .map(
      ([key, word]) => `${folder}: '${key}' fills {${placeholders(word)}} in th, {${placeholders(en.get(key))}} in en`,
    );
}
