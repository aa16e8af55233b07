import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Application } from 'typedoc';
import { inWorkspace } from '../run/lib/workspace.mjs';
import { declaredEntryPoints, readerOptions, types } from './api-report.mjs';

/**
 * Reads the packed declarations of each entry point with TypeDoc (`makeTypes` creates them).
 * @returns {Promise<{ app: Application, project: import('typedoc').ProjectReflection, problems: () => number }>}
 * `problems`: broken links and other warnings
 */
export async function readDocs() {
  const entryPoints = declaredEntryPoints().map((entryPoint) => ({
    ...entryPoint,
    path: relative(types, entryPoint.file),
  }));
  const tsconfig = join(types, 'tsconfig.docs.json');
  const files = entryPoints.map(({ path }) => path);
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions: readerOptions(entryPoints), files }));
  const app = await Application.bootstrap({
    name: 'Housebrand',
    readme: inWorkspace('README.md'),
    logLevel: 'Warn',
    entryPoints: entryPoints.map(({ file }) => file),
    tsconfig,
    basePath: types,
    alwaysCreateEntryPointModule: true,
    disableGit: true,
    sourceLinkTemplate: '{path}',
    excludePrivate: true,
    excludeExternals: true,
    skipErrorChecking: true,
    validation: { notExported: false, invalidLink: true, invalidPath: false, notDocumented: false },
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc found nothing to read.');
  const names = new Map(entryPoints.map(({ path, name }) => [path, name]));
  for (const module of project.children ?? []) module.name = names.get(module.sources?.[0]?.fileName) ?? module.name;
  app.validate(project);
  return { app, project, problems: () => app.logger.warningCount + app.logger.errorCount };
}

/** Writes the documentation pages. @returns {Promise<{ entryPoints: number, page: string, problems: number }>} */
export async function writeDocs(out = inWorkspace('dist/docs')) {
  const { app, project, problems } = await readDocs();
  rmSync(out, { recursive: true, force: true });
  await app.generateDocs(project, out);
  return { entryPoints: project.children?.length ?? 0, page: join(out, 'index.html'), problems: problems() };
}
