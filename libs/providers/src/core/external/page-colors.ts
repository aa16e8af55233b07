import { PAGE_COLORS } from '@housebrand/shared';
import { z } from 'zod';
import { color } from '../values.schemas';

/** The agent's colours for a page. Our addition to section 7: a provider that ignores them uses its own. */
export const pageColors = z.record(z.enum(PAGE_COLORS), color);
