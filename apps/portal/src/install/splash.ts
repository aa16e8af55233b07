import type { AgentConfig } from '@housebrand/theming';

/**
 * Links the image that an iPhone shows while it opens the site from its home screen. iOS needs the exact screen size,
 * and stores the image when the site is added.
 *
 * @returns a function that removes the link
 */
export function linkSplash({ agent, version }: AgentConfig): () => void {
  const [width, height] = [screen.width, screen.height].map((length) => Math.round(length * devicePixelRatio));
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = `/media/agents/${agent.prefix}/splash-${width}x${height}.png?v=${version}`;
  document.head.append(link);
  return () => link.remove();
}
