/** A style module has one name everywhere: `import classes from './x.module.css'`. */
export const styleModulesRule = {
  meta: { type: 'problem', schema: [], messages: { name: "A style module is called 'classes', not '{{name}}'." } },
  create(context) {
    return {
      ImportDefaultSpecifier(node) {
        const { local, parent } = node;
        if (!parent.source.value.endsWith('.module.css') || local.name === 'classes') return;
        context.report({ node, messageId: 'name', data: { name: local.name } });
      },
    };
  },
};
