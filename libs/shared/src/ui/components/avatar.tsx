import classes from './avatar.module.css';

/** Returns the first two letters of a name; a leading Thai vowel stays with its consonant. */
export function initialsOf(name: string): string {
  const letters = Array.from(name.trim().replace(/[\s_.-]+/g, ''));
  // A Thai tone mark or upper vowel cannot stand alone: keep the base letters.
  return letters
    .filter((letter) => !/\p{M}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase();
}

/** A member's round avatar. Decorative: the name is next to it. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  return (
    <span className={classes.avatar} style={{ width: size, height: size, fontSize: `${size / 42}rem` }} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
