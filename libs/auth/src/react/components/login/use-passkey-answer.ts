import type { PasskeyAnswer } from '@housebrand/shared';
import type { ChoiceBinding } from '@housebrand/shared/react';
import { useRef, type RefObject } from 'react';

/** A form with a field `passkey`. */
interface FormWithPasskey {
  ref: RefObject<HTMLFormElement | null>;
  choice: (name: 'passkey') => ChoiceBinding;
}

/** Carries a passkey's answer to the form's next submission. Fields hold text, so the form only knows that there is an answer. */
export function usePasskeyAnswer(form: FormWithPasskey) {
  const waiting = useRef<PasskeyAnswer | null>(null);
  const put = (answer: PasskeyAnswer | null): void => {
    waiting.current = answer;
    form.choice('passkey').onChange(answer && answer.id);
  };
  return {
    /** Submits the form with the answer. */
    submit: (answer: PasskeyAnswer): void => {
      put(answer);
      form.ref.current?.requestSubmit();
    },
    /** Returns the answer, which counts once; `null` if there is none. */
    take: (): PasskeyAnswer | null => {
      const answer = waiting.current;
      put(null);
      return answer;
    },
  };
}
