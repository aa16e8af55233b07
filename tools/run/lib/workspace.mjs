import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout: the tools work from any folder. */
export const workspaceRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

export const inWorkspace = (...parts) => join(workspaceRoot, ...parts);
