import { createContext, useContext, type ComponentType } from 'react';
import type { PaymentReference } from '../../core';

/** A payment as its receipt shows it. */
export interface QuestionedPayment {
  reference: PaymentReference;
  /** `Deposit`, in the member's language. */
  title: string;
  /** `+500.37`. */
  amount: string;
}

const Context = createContext<ComponentType<{ payment: QuestionedPayment }> | null>(null);

/** Provides what receipts offer for a question about their payment; without it, they offer nothing. */
export const PaymentQuestionProvider = Context;

/** The site's way to ask about a payment, on its receipt. */
export function PaymentQuestion({ payment }: { payment: QuestionedPayment }) {
  const Question = useContext(Context);
  return Question && <Question payment={payment} />;
}
