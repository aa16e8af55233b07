import type { Choice, Fact, Label, Question, Tone } from './game-rules';

export const DEALER: Label = { th: 'เจ้ามือ', en: 'Dealer' };
export const YOU: Label = { th: 'คุณ', en: 'You' };
export const TIE: Label = { th: 'เสมอ', en: 'Tie' };
export const points = (count: number): Label => ({ th: `${count} แต้ม`, en: `Points: ${count}` });
export const paysText = (hundredths: number): string => `×${(hundredths / 100).toLocaleString('en')}`;

export const choice = (id: string, label: Label, pays?: number, tone?: Tone): Choice => ({
  id,
  label,
  ...(pays !== undefined && { pays }),
  ...(tone && { tone }),
});

/** A question with exactly one answer. */
export const oneOf = (name: string, label: Label, choices: readonly Choice[]): Question => ({
  name,
  label,
  min: 1,
  max: 1,
  sections: [{ choices }],
});

/** The question for the next step of a card game. */
export const nextMove = (choices: readonly Choice[]): Question[] => [
  oneOf('action', { th: 'เลือกไพ่ต่อ', en: 'Your move' }, choices),
];

export const fact = (label: Label, text: Label, tone?: Tone, note?: Label): Fact => ({
  label,
  items: [{ text, ...(tone && { tone }) }],
  ...(note !== undefined && { note }),
});

export function joined(labels: readonly Label[], separator = ' · '): Label {
  const inLanguage = (language: 'th' | 'en'): string =>
    labels.map((label) => (typeof label === 'string' ? label : label[language])).join(separator);
  return { th: inLanguage('th'), en: inLanguage('en') };
}
