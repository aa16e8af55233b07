import { defineMessages } from '@housebrand/shared/react';
import type { ThemeColors } from '../core';
import en from './locales/editor/en.json' with { type: 'json' };
import th from './locales/editor/th.json' with { type: 'json' };

/** Messages of the editor of a look. */
export const { useMessages: useEditorMessages } = defineMessages('theming-editor', { en, th });

/** The ten colours in pairs, each with the message key of its group. */
export const COLOR_GROUPS = [
  ['buttons', 'buttonPrimaryColor', 'buttonSecondaryColor'],
  ['page', 'backgroundPrimaryColor', 'backgroundSecondaryColor'],
  ['words', 'textPrimaryColor', 'textSecondaryColor'],
  ['credit', 'creditBoxDarkBackgroundColor', 'creditBoxBrightBackgroundColor'],
  ['login', 'loginBoxDarkBackgroundColor', 'loginBoxBrightBackgroundColor'],
] as const satisfies readonly (readonly [group: string, first: keyof ThemeColors, second: keyof ThemeColors])[];

/** Returns a function that names a colour with its group: "Buttons: First". */
export function useColorName(): (field: keyof ThemeColors) => string {
  const t = useEditorMessages();
  return (field) => {
    const [group] = COLOR_GROUPS.find((pair) => pair.some((one) => one === field))!;
    return `${t(group)}: ${t(field)}`;
  };
}
