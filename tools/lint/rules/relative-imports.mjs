import { dirname, relative, resolve, sep } from 'node:path';

/** Layers that other layers of their library import through an entry point: their own folder, and `core/contracts`. */
const LAYERS_WITH_ENTRY_POINT = ['core', 'browser'];

/**
 * Relative imports stay inside a library or application, and a layer imports the core of its library through the entry
 * points `core` and `core/contracts`, and browser code through `browser`.
 */
export const relativeImportsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      crosses: "'{{source}}' leaves {{home}}: import from an entry point of the other library.",
      deep: "'{{source}}' bypasses the entry point of its layer: import it from '{{entryPoint}}'.",
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename);
    const home = projectOf(file);
    if (!home) return {};
    const sources = `libs/${home.split('/')[1]}/src`;
    const layers = LAYERS_WITH_ENTRY_POINT.map((name) => `${sources}/${name}`).filter(
      (layer) => !isInside(file, layer),
    );
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = relative(context.cwd, resolve(dirname(context.filename), source.value))
        .split(sep)
        .join('/');
      const layer = layers.find((folder) => isInside(target, folder));
      if (projectOf(target) !== home) {
        context.report({ node: source, messageId: 'crosses', data: { source: source.value, home } });
      } else if (layer && target !== `${sources}/core/contracts` && !target.endsWith('.json')) {
        const entryPoint = relative(dirname(file), layer).split(sep).join('/');
        context.report({ node: source, messageId: 'deep', data: { source: source.value, entryPoint } });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const isInside = (path, folder) => path.split(sep).join('/').startsWith(`${folder}/`);

function projectOf(path) {
  const [kind, name] = path.split(sep);
  return ['libs', 'apps'].includes(kind) && name ? `${kind}/${name}` : null;
}
