import { Button, type QuestionedPayment } from '@housebrand/shared/react';
import { IconMessageQuestion } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSupportMessages } from '../messages';

const PaymentSheet = lazy(() => import('./payment-sheet'));

/** A receipt's button for a question about its payment. The sheet loads when it opens. */
export function AskAboutPayment({ payment }: { payment: QuestionedPayment }) {
  const t = useSupportMessages();
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <Button
        variant="ghost"
        isFullWidth
        icon={<IconMessageQuestion size={20} aria-hidden />}
        onClick={() => setState('open')}
      >
        {t('askPayment')}
      </Button>
      {state !== 'unopened' && (
        <Suspense>
          <PaymentSheet payment={payment} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
