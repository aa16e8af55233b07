export { CashierElement, CreditElement, defineElements } from './elements';
export type { EmbedEvents } from './embedded';
export type { CashierPage } from './pages';
