import type { DayRange } from '@housebrand/shared';
import { Sheet, Skeleton, SkeletonScreen } from '@housebrand/shared/react';
import { lazy, Suspense } from 'react';
import { useStatementMessages } from '../../statement-messages';

// its fields are heavy, and few members choose days
const DaysChoice = lazy(() => import('./days-choice'));

/** The days to choose from. */
export interface DaysChoiceProps {
  /** The chosen days; `null`: a whole year. */
  days: DayRange | null;
  /** The last day that can be chosen: today. */
  last: string;
  onChange: (days: DayRange) => void;
  onClose: () => void;
}

interface DaysSheetProps extends DaysChoiceProps {
  isOpen: boolean;
}

const PLACEHOLDER = (
  <SkeletonScreen>
    <Skeleton height={240} radius={12} />
  </SkeletonScreen>
);

/** Chooses the first and the last day of the statement. */
export function DaysSheet({ isOpen, onClose, ...choice }: DaysSheetProps) {
  const t = useStatementMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('days')}>
      <Suspense fallback={PLACEHOLDER}>
        <DaysChoice {...choice} onClose={onClose} />
      </Suspense>
    </Sheet>
  );
}
