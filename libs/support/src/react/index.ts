export { AskAboutPayment } from './components/ask-about-payment';
export { SupportRow } from './components/support-row';
export * from './feature';
export * from './headless';
