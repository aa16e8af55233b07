/** The tapped cover's position on the screen, from which the interstitial's cover grows. */
export interface LaunchOrigin {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GOOD_FOR_MS = 2_000;

let kept: { origin: LaunchOrigin; atMs: number } | null = null;

export function keepLaunchOrigin(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  kept = { origin: { left, top, width, height }, atMs: performance.now() };
}

/** Returns the origin once, and only while it is fresh: a launch opened by its address has no cover to grow from. */
export function takeLaunchOrigin(): LaunchOrigin | null {
  const taken = kept;
  kept = null;
  return taken && performance.now() - taken.atMs < GOOD_FOR_MS ? taken.origin : null;
}

/** Returns the transform that places a box over its origin. */
export function growthTransform(origin: LaunchOrigin, target: LaunchOrigin): string {
  const scale = target.width > 0 ? origin.width / target.width : 1;
  const x = origin.left + origin.width / 2 - (target.left + target.width / 2);
  const y = origin.top + origin.height / 2 - (target.top + target.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
