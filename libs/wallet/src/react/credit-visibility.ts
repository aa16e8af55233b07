import { create } from 'zustand';

/** Storage key of the preference. The amount itself is kept for the visit only. */
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

/** Whether the member hides the credit from onlookers; kept between visits. */
export const useCreditVisibility = create<CreditVisibility>((set, get) => ({
  isHidden: storedPreference(),
  toggle: () => {
    const isHidden = !get().isHidden;
    set({ isHidden });
    try {
      localStorage.setItem(STORAGE_KEY, String(isHidden));
    } catch {
      // Storage can be unavailable (private mode); the choice then lasts for this visit.
    }
  },
}));
