import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Declarations of a library beside its built doors. TypeScript reads our other libraries from their sources, so it writes
 * them all; only the library's own are kept.
 * @returns {number} exit code of the compiler
 */
export function emitTypes({ workspaceRoot, root, run }) {
  const folder = join(workspaceRoot, root);
  const draft = join(workspaceRoot, 'dist/.types', root);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const project = join(draft, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    rootDir: workspaceRoot,
    outDir: join(draft, 'out'),
  };
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(workspaceRoot, 'tsconfig.base.json'),
      compilerOptions,
      include: [join(folder, 'src')],
      exclude: [join(folder, 'src/**/*.spec.*')],
    }),
  );
  const { status } = run(process.execPath, [join(workspaceRoot, 'node_modules/typescript7/bin/tsc'), '-p', project], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  if (status !== 0) return status ?? 1;
  const own = join(draft, 'out', root, 'src');
  for (const file of globSync('**/*.d.ts', { cwd: own })) addExtensions(join(own, file));
  cpSync(own, join(folder, 'dist'), { recursive: true });
  for (const file of globSync('src/**/*.d.ts', { cwd: folder }))
    cpSync(join(folder, file), join(folder, 'dist', file.slice('src/'.length)));
  rmSync(draft, { recursive: true, force: true });
  return 0;
}

/** Our sources import without extensions; whoever resolves like Node needs them. Styles are nothing to a type. */
function addExtensions(file) {
  const withExtension = (specifier) => {
    const target = join(dirname(file), specifier);
    if (existsSync(`${target}.d.ts`)) return `${specifier}.js`;
    return existsSync(join(target, 'index.d.ts')) ? `${specifier.replace(/\/$/, '')}/index.js` : specifier;
  };
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text
      .replace(/^import '[^']+\.css';\n/gm, '')
      .replace(
        /((?:from|import)\s*\(?\s*['"])(\.[^'"]*)(['"])/g,
        (_whole, before, specifier, after) => `${before}${withExtension(specifier)}${after}`,
      ),
  );
}
