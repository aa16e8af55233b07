import { AGENT_ICONS } from '@housebrand/shared';
import type { CSSProperties } from 'react';
import classes from './agent-icon.module.css';

/** An icon of the agent, and its size. */
export interface AgentIconProps {
  /** One of the addresses in the configuration's `icons`: a shape; its colour is that of the words around it. */
  src: string;
  /** px. */
  size?: number;
}

/** A sign of the agent's own hand; decorative, the words stand beside it. */
export function AgentIcon({ src, size = 24 }: AgentIconProps) {
  return <span aria-hidden className={classes.icon} style={{ width: size, height: size, ...maskOf(src) }} />;
}

const OURS = /^(?<folder>\/media\/agents\/[^/]+\/)icon-(?<name>[a-z-]+)\.svg(?<version>\?.*)?$/;

/** Icons that we drew lie in one picture, so that a page asks for one and not for five; any other is its own mask. */
function maskOf(src: string): CSSProperties {
  const { folder = '', name, version = '' } = OURS.exec(src)?.groups ?? {};
  const at = AGENT_ICONS.findIndex((icon) => icon === name);
  if (at < 0) return mask(src);
  const last = AGENT_ICONS.length - 1;
  const place = `${(at / last) * 100}% 0`;
  const size = `${AGENT_ICONS.length * 100}% 100%`;
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
