import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';
import { jestConfigFor } from './jest-config.mjs';
import { HANGS_MS } from '../testing/patience.mjs';

/** The oldest React that our packages' peer dependencies allow. */
const oldest = (name) => inWorkspace('node_modules', `${name}-oldest`);

describe('provider, session and every headless hook', { timeout: HANGS_MS }, () => {
  it('works with the oldest React as with the latest', () => {
    // load packages from node_modules: the vendor bundle contains the latest React
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
