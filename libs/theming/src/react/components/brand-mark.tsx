import type { AgentConfig } from '../../core/agent-config';
import classes from './brand-mark.module.css';

export interface BrandMarkProps {
  config: AgentConfig;
  /** Height of the picture, px. */
  size?: number;
}

/** The agent's logo, named by the agent's name. */
export function BrandMark({ config, size = 40 }: BrandMarkProps) {
  return (
    <img
      className={classes.mark}
      src={config.logo.mainImage}
      alt={config.agent.name}
      height={size}
      style={{ height: size }}
      decoding="async"
    />
  );
}
