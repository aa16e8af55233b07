import { AGENT_ICONS } from '@housebrand/shared';
import type { CSSProperties } from 'react';
import classes from './agent-icon.module.css';

/** An icon of the agent, and its size. */
export interface AgentIconProps {
  /** One of the addresses in the configuration's `icons`: a mask in the colour of the surrounding text. */
  src: string;
  /** px. */
  size?: number;
}

/** One of the agent's icons. Decorative: its label is next to it. */
export function AgentIcon({ src, size = 24 }: AgentIconProps) {
  return <span aria-hidden className={classes.icon} style={{ width: size, height: size, ...maskOf(src) }} />;
}

const OURS = /^(?<folder>\/media\/agents\/[^/]+\/)icon-(?<name>[a-z-]+)\.svg(?<version>\?.*)?$/;

/**
 * Our generated icons share a sprite, so that a page requests one file instead of five; any other icon is its own
 * mask.
 */
function maskOf(src: string): CSSProperties {
  const { folder = '', name, version = '' } = OURS.exec(src)?.groups ?? {};
  const at = AGENT_ICONS.findIndex((icon) => icon === name);
  if (at < 0) return mask(src);
  const last = AGENT_ICONS.length - 1;
  const place = `calc(100% * ${at} / ${last}) 0`;
  const size = `calc(100% * ${AGENT_ICONS.length}) 100%`;
  return {
    ...mask(`${folder}icons.svg${version}`),
    maskPosition: place,
    WebkitMaskPosition: place,
    maskSize: size,
    WebkitMaskSize: size,
  };
}

function mask(address: string): CSSProperties {
  const image = `url("${encodeURI(address)}")`;
  return { maskImage: image, WebkitMaskImage: image };
}
