/** Generates the files that are not tracked: after an installation, and before Nx type-checks or builds the API client. */
import { ensureGenerated } from './lib/generated.mjs';

await ensureGenerated();
