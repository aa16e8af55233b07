import { dirname, relative, resolve, sep } from 'node:path';

/**
 * Relative imports stay inside a library or application, and a layer imports its own core through the entry points: `core`,
 * and `core/contracts` for schemas.
 */
export const relativeImportsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      crosses: "'{{source}}' leaves {{home}}: import from an entry point of the other library.",
      deep: "'{{source}}' bypasses the core's entry point: import it from '{{entryPoint}}'.",
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename);
    const home = projectOf(file);
    if (!home) return {};
    const core = `libs/${home.split('/')[1]}/src/core`;
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = relative(context.cwd, resolve(dirname(context.filename), source.value))
        .split(sep)
        .join('/');
      if (projectOf(target) !== home) {
        context.report({ node: source, messageId: 'crosses', data: { source: source.value, home } });
      } else if (
        isInside(target, core) &&
        !isInside(file, core) &&
        target !== `${core}/contracts` &&
        !target.endsWith('.json')
      ) {
        const entryPoint = relative(dirname(file), core).split(sep).join('/');
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
