/** `node print-jest-config.mjs <project root>…`: the inferred Jest configuration as JSON. */
import { jestConfigFor } from './jest-config.mjs';

process.stdout.write(JSON.stringify(jestConfigFor(process.argv.slice(2))));
