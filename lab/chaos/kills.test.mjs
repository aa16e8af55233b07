import { describeSamples } from './samples.mjs';

// in its own file, because it takes as long as all other trials together and can run in parallel
describeSamples('kills', ['kills']);
