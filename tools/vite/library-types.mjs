/**
 * `node tools/vite/library-types.mjs`: declarations of all libraries into `dist/.types`, by one run of the compiler: library by
 * library it would read and write those that a library stands on again and again.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const workspaceRoot = resolve(import.meta.dirname, '../..');
const draft = join(workspaceRoot, 'dist/.types');

/** The declarations of a library beside its built doors. @throws Error when they have not been made */
export function copyTypes(root) {
  const made = join(draft, 'out', root, 'src');
  if (!existsSync(made)) throw new Error(`${root} has no declarations: npx nx types tools makes them`);
  const dist = join(workspaceRoot, root, 'dist');
  cpSync(made, dist, { recursive: true });
  for (const file of globSync('src/**/*.d.ts', { cwd: join(workspaceRoot, root) }))
    cpSync(join(workspaceRoot, root, file), join(dist, file.slice('src/'.length)));
}

/** @returns {number} exit code of the compiler */
export function makeTypes() {
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const project = join(draft, 'tsconfig.json');
  const out = join(draft, 'out');
  const compilerOptions = {
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    rootDir: workspaceRoot,
    outDir: out,
  };
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(workspaceRoot, 'tsconfig.base.json'),
      compilerOptions,
      include: [join(workspaceRoot, 'libs/*/src')],
      exclude: [join(workspaceRoot, 'libs/*/src/**/*.spec.*')],
    }),
  );
  const compiler = join(workspaceRoot, 'node_modules/typescript7/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', project], { cwd: workspaceRoot, stdio: 'inherit' });
  if (status === 0) for (const file of globSync('libs/*/src/**/*.d.ts', { cwd: out })) addExtensions(join(out, file));
  return status ?? 1;
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

if (process.argv[1] === import.meta.filename) process.exitCode = makeTypes();
