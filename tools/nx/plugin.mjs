import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LAYERS, specFiles } from './spec-layers.mjs';
import { targetsOf } from './targets.mjs';

/**
 * Our Nx plugin: every folder of `apps/` and `libs/` with a package.json is a project whose targets depend on its
 * files. `tools/` and `lab/` are projects too, so that they are linted like the others.
 */
export const name = 'housebrand';

const projectFiles = '{{apps,libs}/*/package.json,lab/README.md,tools/nx/plugin.mjs}';

/** Projects without a package.json. */
const scriptProjects = ['tools', 'lab'];

export const createNodes = [
  projectFiles,
  (configFiles, _options, context) => configFiles.map((file) => [file, nodeFor(file, context.workspaceRoot)]),
];

function nodeFor(configFile, workspaceRoot) {
  const scripts = scriptProjects.find((folder) => configFile.startsWith(`${folder}/`));
  const root = scripts ?? dirname(configFile);
  const holds = (path) => existsSync(join(workspaceRoot, root, path));
  const matches = (pattern) => globSync(pattern, { cwd: join(workspaceRoot, root) }).length > 0;
  const project = {
    name: scripts ? `@housebrand/${scripts}` : JSON.parse(readFileSync(join(workspaceRoot, configFile), 'utf8')).name,
    root,
    projectType: root.startsWith('apps/') ? 'application' : 'library',
    tags: [scripts ? `kind:${scripts}` : root.startsWith('apps/') ? 'kind:app' : 'kind:library'],
    targets: targetsOf(root, {
      holds,
      usesSimulator: matches('src/**/*.sim.spec.ts'),
      specLayers: LAYERS.filter((layer) => specFiles(root, [layer]).length > 0),
    }),
  };
  return { projects: { [root]: project } };
}

/** Derives dependencies from imported package names; Nx need not resolve imports, and `tools` and `lab` depend on no project. */
export const createDependencies = (_options, context) => {
  const byPackage = new Map(Object.values(context.projects).map((project) => [project.name, project.root]));
  const nameOf = new Map(Object.entries(context.projects).map(([key, project]) => [project.root, key]));
  const edges = new Map();
  for (const [source, files] of Object.entries(context.fileMap.projectFileMap)) {
    for (const { file } of files.filter(({ file }) => /\.(ts|tsx|mts)$/.test(file))) {
      for (const target of importedPackages(join(context.workspaceRoot, file))) {
        const root = byPackage.get(target);
        const targetName = root && nameOf.get(root);
        if (!targetName || targetName === source) continue;
        edges.set(`${source} ${targetName}`, { source, target: targetName, sourceFile: file, type: 'static' });
      }
    }
  }
  return [...edges.values()];
};

const cache = new Map();

function importedPackages(path) {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const key = createHash('sha1').update(text).digest('hex');
  if (!cache.has(key)) {
    const found = text.matchAll(/(?:from|import)\s*\(?\s*['"](@housebrand\/[a-z-]+)/g);
    cache.set(key, [...new Set([...found].map((match) => match[1]))]);
  }
  return cache.get(key);
}
