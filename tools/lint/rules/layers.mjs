import { dirname, relative, resolve, sep } from 'node:path';
import {
  allowedImports,
  allowedApplicationImports,
  layerOf,
  sourceOfEntryPoint,
  allowedSpecImports,
} from '../house.mjs';
import { importsOf } from './imports.mjs';

const allowedByLayer = new Map();

/** The layers from which a layer may import, including itself. */
function allowedFor(importer, isSpec) {
  const key = `${importer} ${isSpec}`;
  if (!allowedByLayer.has(key)) {
    const [, application] = /^app:(.+)$/.exec(importer) ?? [];
    const [library, layer] = [importer.split('/')[0], importer.slice(importer.indexOf('/') + 1)];
    const own = application ? allowedApplicationImports(application) : allowedImports(library, layer);
    allowedByLayer.set(key, new Set([importer, ...own, ...(isSpec ? allowedSpecImports(application ?? library) : [])]));
  }
  return allowedByLayer.get(key);
}

/** A layer imports from itself and from the layers that house.mjs lists for it. */
export const layersRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      refused: "'{{from}}' may not import from '{{to}}': see tools/lint/house.mjs for the allowed imports.",
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const from = layerOf(file);
    if (!from) return {};
    // an application's src/testing holds the helpers of its specs
    const allowed = allowedFor(from, /\.spec\.tsx?$|^apps\/[^/]+\/src\/testing\//.test(file));
    return importsOf((node, specifier) => {
      const target = specifier.startsWith('.')
        ? relative(context.cwd, resolve(dirname(context.filename), specifier))
            .split(sep)
            .join('/')
        : sourceOfEntryPoint(specifier);
      const to = target && layerOf(target);
      if (to && !allowed.has(to)) context.report({ node, messageId: 'refused', data: { from, to } });
    });
  },
};
