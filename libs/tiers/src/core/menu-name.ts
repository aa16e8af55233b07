import type { Language, MenuKey } from '@housebrand/shared';
import en from './locales/menus/en.json' with { type: 'json' };
import th from './locales/menus/th.json' with { type: 'json' };

const NAMES: Record<Language, Record<`menu.${MenuKey}`, string>> = { th, en };

/** Returns a menu's name, as in the list of what a tier opens. */
export function menuNameIn(menu: MenuKey, language: Language): string {
  return NAMES[language][`menu.${menu}`];
}
