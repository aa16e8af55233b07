import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HISTORY_MS, historyOf } from './history.mjs';
import { figuresOf } from './model.mjs';
import { differences } from './stored.mjs';

const startMs = Date.parse('2026-11-18T12:00:00Z');
const history = (seed) => historyOf({ events: 5_000, seed, startMs });

describe('the history of the feed benchmark', () => {
  it('is the same for the same seed and has the requested number of events', () => {
    assert.equal(history(1).length, 5_000);
    assert.deepEqual(history(1), history(1));
    assert.notDeepEqual(history(1), history(2));
  });

  it('has repeated, early, late and void events', () => {
    const events = history(1);
    const firstAt = new Map();
    for (const [at, { id }] of events.entries()) if (!firstAt.has(id)) firstAt.set(id, at);
    assert.ok(firstAt.size < events.length);
    const isBefore = (one, other) =>
      events.some(({ betID }) => firstAt.get(`${betID}-${one}`) < firstAt.get(`${betID}-${other}`));
    assert.ok(isBefore('void', 'stake-0'));
    assert.ok(isBefore('settle', 'stake-0'));
    assert.ok(isBefore('settle', 'void'));
    const instants = events.map(({ at }) => Date.parse(at));
    assert.ok(instants.some((at, nth) => nth > 0 && at < instants[nth - 1] - HISTORY_MS / 20));
  });
});

describe('the model of the feed benchmark', () => {
  it('does not depend on order and repetition', () => {
    const events = history(1);
    const found = figuresOf([...events.toReversed(), ...events], startMs);
    assert.deepEqual(differences(figuresOf(events, startMs), found), []);
    for (const [name, figures] of Object.entries(found)) assert.ok(figures.size > 0, name);
  });

  it('reports each figure that differs', () => {
    const events = history(1);
    const voided = new Set(events.filter(({ kind }) => kind === 'VOID').map(({ betID }) => betID));
    const lost = events.find(({ kind, betID }) => kind === 'SETTLE' && !voided.has(betID));
    const without = events.filter(({ id }) => id !== lost.id);
    const reported = differences(figuresOf(events, startMs), figuresOf(without, startMs));
    const names = new Set(reported.map((line) => line.split(':')[0]));
    for (const name of ['events', 'openStakes', 'play', 'turnover', 'scores']) assert.ok(names.has(name), name);
  });
});
