import { join } from 'node:path';
import { VENDOR_ENTRIES, vendorFile } from './vendor-bundle.mjs';

const files = new Map(VENDOR_ENTRIES.map((name) => [name, vendorFile(name)]));
const packages = new Set(VENDOR_ENTRIES.map(packageOf));

function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Jest's resolver: our sources load the bundled packages (`ensureVendorBundle`, whose folder is in `VENDOR_BUNDLE`).
 * @throws Error for an entry point of a bundled package that is missing in the bundle: it would be loaded twice
 */
export function sync(request, options) {
  if (request.startsWith('.') || request.startsWith('/') || options.basedir.includes('/node_modules/'))
    return options.defaultResolver(request, options);
  const file = files.get(request);
  if (file) return join(process.env.VENDOR_BUNDLE, file);
  if (packages.has(packageOf(request)))
    throw new Error(`Add '${request}' to VENDOR_ENTRIES in tools/nx/vendor-bundle.mjs.`);
  return options.defaultResolver(request, options);
}
