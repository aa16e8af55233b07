import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { collectProcessMetrics, figures, metrics } from '@housebrand/shared/nest';

const GUIDES = join(import.meta.dirname, '../../../../docs/guides');
const read = (file: string) => readFileSync(join(GUIDES, file), 'utf8');

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

/** PromQL keywords that can appear where a metric or label name does. */
const LANGUAGE = /^(sum|min|max|by|rate|increase|or|vector|topk|histogram_quantile)$/;
/** Labels that Prometheus and histograms add. */
const ADDED = ['le', 'instance'];

const withoutTexts = (expr: string) => expr.replace(/"[^"]*"/g, '').replace(/\[\d+[smhd]\]/g, '');
const namesIn = (expr: string) =>
  [
    ...withoutTexts(expr)
      .replace(/\{[^}]*\}|by \([^)]*\)/g, '')
      .matchAll(/\b[a-z]\w*/g),
  ]
    .map(([name]) => name)
    .filter((name) => !LANGUAGE.test(name));
const labelsIn = (expr: string) =>
  [...withoutTexts(expr).matchAll(/\{([^}]*)\}|by \(([^)]*)\)/g)].flatMap(([, matched, grouped]) =>
    [...(matched ?? grouped ?? '').matchAll(/[a-z]\w*/g)].map(([name]) => name),
  );
const figureOf = (name: string) => name.replace(/_(bucket|count|sum)$/, '');

describe('monitoring', () => {
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
  const guide = read('monitor-the-system.md');
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const alerts = [...guide.matchAll(/`([^`\n]*\b(?:rate|increase|min|histogram_quantile)\b[^`\n]*)`/g)].map(
    ([, expr]) => expr!,
  );
  let served: string[];

  beforeAll(async () => {
    collectProcessMetrics();
    served = [...(await figures()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!);
  });

  it.each([['the dashboard', shown] as const, ['the alerts', alerts] as const])(
    'uses only metrics that /metrics exports: %s',
    (_, expressions) => {
      expect(expressions.length).toBeGreaterThan(5);
      const unknown = expressions
        .flatMap(namesIn)
        .filter((name) => !served.includes(name) && !served.includes(figureOf(name)));
      expect(unknown).toEqual([]);
    },
  );

  it('uses only labels that the metrics have', () => {
    for (const expr of [...shown, ...alerts]) {
      const known = namesIn(expr).flatMap((name) => {
        const metric = metrics.getSingleMetric(figureOf(name)) ?? metrics.getSingleMetric(name);
        return (metric as unknown as { labelNames: string[] }).labelNames;
      });
      expect([expr, labelsIn(expr).filter((label) => ![...known, ...ADDED].includes(label))]).toEqual([expr, []]);
    }
  });

  it('documents each of our metrics in the guide', () => {
    const ours = served.filter((name) => !/^(nodejs|process)_/.test(name));
    expect(ours.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
