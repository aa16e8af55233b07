import type { AgentConfig } from '@housebrand/theming';

/**
 * Names the picture that an iPhone shows while it opens the site from its home screen; it wants one of just its own size, and
 * takes it along when the site is put there.
 *
 * @returns takes it away again
 */
export function linkSplash({ agent, version }: AgentConfig): () => void {
  const [width, height] = [screen.width, screen.height].map((length) => Math.round(length * devicePixelRatio));
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = `/media/agents/${agent.prefix}/splash-${width}x${height}.png?v=${version}`;
  document.head.append(link);
  return () => link.remove();
}
