import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Language } from './messages';

/** Matches a line of the accessibility tree for a role that needs a name: role, name, and remaining text. */
const NAMED =
  /^\s*- '?(button|link|textbox|searchbox|checkbox|radio|switch|combobox|slider|dialog|img|heading)(?: "((?:[^"\\]|\\.)*)")?(.*)$/;

/** Returns the messages of a language that do not exist in the other language. */
function messagesOnlyIn(language: Language): ReadonlySet<string> {
  const root = new URL('../../../../', import.meta.url);
  const other = language === 'th' ? 'en' : 'th';
  const files = globSync(`{libs,apps}/*/src/**/locales/**/${language}.json`, { cwd: root });
  const values = (file: string) =>
    Object.values(JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Record<string, string>);
  const ofOther = new Set(files.flatMap((file) => values(file.replace(/\w+\.json$/, `${other}.json`))));
  return new Set(files.flatMap(values).filter((text) => !ofOther.has(text)));
}

const foreign: Record<Language, ReadonlySet<string>> = { th: messagesOnlyIn('en'), en: messagesOnlyIn('th') };

/** Returns elements whose accessible name is missing or in the other language. */
export async function spokenFaults(page: Page, language: Language): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.flatMap((line) => {
    const found = NAMED.exec(line);
    if (!found) return [];
    const [, role, name = '', rest = ''] = found;
    // without an explicit name, screen readers use the content
    if (name.trim() === '') return rest.includes(':') && role !== 'img' ? [] : [`without a name: ${line.trim()}`];
    return foreign[language].has(name) ? [`${role} not in ${language}: ${name}`] : [];
  });
}
