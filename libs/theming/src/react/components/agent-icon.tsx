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
  const image = `url("${encodeURI(src)}")`;
  return (
    <span
      aria-hidden
      className={classes.icon}
      style={{ width: size, height: size, maskImage: image, WebkitMaskImage: image }}
    />
  );
}
