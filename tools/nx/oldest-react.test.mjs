import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';
import { jestConfigFor } from './jest-config.mjs';
import { HANGS_MS } from '../testing/patience.mjs';

/** The first React that our packages' peers allow, in the place of the one that we are built with. */
const oldest = (name) => inWorkspace('node_modules', `${name}-oldest`);

describe('provider, session and every headless hook', { timeout: HANGS_MS }, () => {
  it('do with the oldest React what they do with the latest', () => {
    // packages come from node_modules: the bundle for the specs holds the latest React
    const { resolver: _resolver, ...config } = jestConfigFor(['libs/site']);
    const moduleNameMapper = {
      ...config.moduleNameMapper,
      '^react$': `${oldest('react')}/index.js`,
      '^react/(jsx-runtime|jsx-dev-runtime)$': `${oldest('react')}/$1.js`,
      '^react-dom$': `${oldest('react-dom')}/index.js`,
      '^react-dom/(client|test-utils|server\\.node)$': `${oldest('react-dom')}/$1.js`,
    };
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        inWorkspace('node_modules/jest/bin/jest.js'),
        '--config',
        JSON.stringify({ ...config, moduleNameMapper, displayName: 'oldest React' }),
      ],
      { cwd: workspaceRoot, encoding: 'utf8' },
    );
    assert.equal(status, 0, stderr);
    assert.match(stderr, /Tests: +\d+ passed/);
  });
});
