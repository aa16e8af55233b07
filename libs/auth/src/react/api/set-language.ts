import type { Language } from '@housebrand/shared';
import { api, setLanguage } from '@housebrand/shared/react';
import type { LanguageSetting } from '../../core';

/** Switches the page at once and stores the choice: `POST /api/provider/language`. Offline, the browser alone stores it. */
export function chooseLanguage(language: Language): void {
  setLanguage(language);
  api.post<LanguageSetting>('/api/provider/language', { language }).catch(() => undefined);
}
