import { describeSamples } from './samples.mjs';

// as long as all the others together: it goes on beside them
describeSamples('kills', ['kills']);
