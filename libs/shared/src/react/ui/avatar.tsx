import classes from './avatar.module.css';

/** The first two letters of a name, leading Thai vowels kept with their consonant. */
export function initialsOf(name: string): string {
  const letters = Array.from(name.trim().replace(/[\s_.-]+/g, ''));
  // a Thai tone mark or upper vowel alone cannot stand; keep the base letters
  return letters
    .filter((letter) => !/\p{M}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase();
}

/** A member's roundel; decorative, the name stands beside it. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  return (
    <span className={classes.avatar} style={{ width: size, height: size, fontSize: `${size / 42}rem` }} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
