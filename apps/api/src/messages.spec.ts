import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { officeMessages } from '@housebrand/office';
import { sharedMessages } from '@housebrand/shared';
import { messages } from './domains';

const libraries = join(import.meta.dirname, '../../../libs');
const OFFICE_REQUESTS = globSync('office/dto/*.dto.ts', { cwd: import.meta.dirname }).map((file) =>
  join(import.meta.dirname, file),
);
const catalogues = [sharedMessages, officeMessages, ...messages];

/**
 * Returns all message keys in server code: `messageKey: 'auth.x'`, a validator's `message: 'auth.x'`, `new
 * NotFound('auth.x')`.
 */
function usedKeys(): string[] {
  const domains = catalogues.map(({ domain }) => domain).join('|');
  const key = new RegExp(
    `(?:messageKey:|message:|NotFound\\(|Conflict\\(|super\\()\\s*'((?:${domains}|\\w+)\\.\\w+)'`,
    'g',
  );
  const files = globSync('*/src/{core,nest}/**/*.ts', { cwd: libraries }).filter((file) => !file.endsWith('.spec.ts'));
  return files.flatMap((file) =>
    [...readFileSync(join(libraries, file), 'utf8').matchAll(key)].map((match) => match[1]!),
  );
}

describe('message catalogue', () => {
  it('has a text for every key in the code', () => {
    const known = new Set(catalogues.flatMap(({ domain, th }) => Object.keys(th).map((name) => `${domain}.${name}`)));
    const used = usedKeys();
    expect(used.length).toBeGreaterThan(20);
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(catalogues.map((catalogue) => [catalogue.domain, catalogue] as const))(
    'has the same keys and placeholders for %s in both languages',
    (_domain, { th, en }) => {
      const plain = (name: string) => name.replace(/_(one|other)$/, '');
      expect([...new Set(Object.keys(en).map(plain))].sort()).toEqual(Object.keys(th).sort());
      const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
      for (const [name, text] of Object.entries(en)) {
        const own = th[plain(name)]!;
        expect([name, own.trim() !== '', text.trim() !== '']).toEqual([name, true, true]);
        // the singular form may spell out the count
        const reported = (text: string) =>
          placeholders(text).filter((key) => !(name.endsWith('_one') && key === '{count}'));
        expect([name, reported(text)]).toEqual([name, reported(own)]);
      }
      // Thai has one form for every number; English must have both or none
      const forms = Object.keys(en).filter((name) => plain(name) !== name);
      expect(forms.map((name) => `${plain(name)}_one`).every((name) => name in en)).toBe(true);
      expect(forms.map((name) => `${plain(name)}_other`).every((name) => name in en)).toBe(true);
    },
  );

  it('names a field differently only for a request that exists', () => {
    const requests = new Set(
      [...globSync('*/src/nest/**/*.ts', { cwd: libraries }).map((file) => join(libraries, file)), ...OFFICE_REQUESTS]
        .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^(?:export )?class (\w+)/gm)])
        .map(([, name]) => name),
    );
    for (const language of ['th', 'en'] as const) {
      const names = catalogues.flatMap((catalogue) => Object.entries(catalogue[language]));
      const fields = Map.groupBy(
        names.filter(([key]) => key.startsWith('field.')),
        ([key]) => key,
      );
      for (const [key, same] of fields) {
        expect([key, [...new Set(same.map(([, name]) => name))]]).toEqual([key, [same[0]![1]]]);
        const [, request = '', field] = key.split('.');
        if (field !== undefined) expect(requests).toContain(request);
      }
    }
  });

  it('has one catalogue per domain', () => {
    const domains = catalogues.map(({ domain }) => domain);
    expect(new Set(domains).size).toBe(domains.length);
  });
});
