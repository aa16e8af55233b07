/** A figure with its target, `at least 1` or `at most 1`; `null` without a target. */
export function row(what, value, unit, { digits = 2, atLeast = null, atMost = null, note = '' } = {}) {
  const target = atLeast === null ? (atMost === null ? 'none set' : `≤ ${atMost}${unit}`) : `≥ ${atLeast}${unit}`;
  const met = atLeast === null ? (atMost === null ? null : value <= atMost) : value >= atLeast;
  return { what, figure: `${value.toFixed(digits)}${unit}`, target, met: Number.isNaN(value) ? null : met, note };
}

/** Our throughput relative to another's, with the CPU time per request. */
export function ratioRow(what, ours, other, atLeast) {
  const ratio = ours.perSecond / other.perSecond;
  const cpu = (figures) => `${figures.cpuUs.toFixed(figures.cpuUs < 100 ? 1 : 0)} µs`;
  const note = Number.isNaN(ours.cpuUs + other.cpuUs)
    ? ''
    : `CPU a request ${cpu(ours)} against ${cpu(other)}: ${(other.cpuUs / ours.cpuUs).toFixed(2)} ×`;
  return row(what, ratio, ' ×', { atLeast, note, digits: ratio < 10 ? 2 : 0 });
}
