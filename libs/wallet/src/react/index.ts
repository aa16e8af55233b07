export * from './api/get-credit';
export * from './components/claims-sheet';
export * from './components/credit-box';
export * from './components/credit-box-guest';
export * from './components/credit-box-skeleton';
export * from './components/credit-figures';
export * from './credit-visibility';
export * from './feature';
export { useWalletWords } from './words';
