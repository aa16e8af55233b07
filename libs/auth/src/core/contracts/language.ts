import { z } from 'zod';
import { LANGUAGES } from '@housebrand/shared';

/** Reply of `POST /api/provider/language`. */
export const LanguageSetting = z
  .object({ language: z.enum(LANGUAGES).meta({ example: 'en' }) })
  .meta({ id: 'LanguageSettingDto' });
export type LanguageSetting = z.infer<typeof LanguageSetting>;
