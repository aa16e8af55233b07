import { textBlocks, type TextBlock } from '../../core';
import classes from './legal-text.module.css';

type Level = 2 | 3 | 4;

/** A legal document's text. Its headings are one level below the heading of the page or sheet. */
export function LegalText({ text, level = 2 }: { text: string; level?: Level }) {
  return (
    <div className={classes.text}>
      {textBlocks(text).map((block, index) => (
        <Block key={index} block={block} level={level} />
      ))}
    </div>
  );
}

function Block({ block, level }: { block: TextBlock; level: Level }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  const Heading = `h${level}` as const;
  if (block.kind === 'heading') return <Heading className={classes.heading}>{block.text}</Heading>;
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
