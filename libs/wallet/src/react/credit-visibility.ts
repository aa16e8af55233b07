import { create } from 'zustand';

/** Where the preference is kept. Only the preference: the amount itself is never stored. */
const STORAGE_KEY = 'creditHidden';

function storedPreference(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

interface CreditVisibility {
  isHidden: boolean;
  toggle: () => void;
}

/** Whether the member wants the credit hidden from eyes beside the phone; kept between visits. */
export const useCreditVisibility = create<CreditVisibility>((set, get) => ({
  isHidden: storedPreference(),
  toggle: () => {
    const isHidden = !get().isHidden;
    set({ isHidden });
    try {
      localStorage.setItem(STORAGE_KEY, String(isHidden));
    } catch {
      // storage may be closed to us (private mode): the choice then lasts for this visit
    }
  },
}));
