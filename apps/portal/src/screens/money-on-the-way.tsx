export { MoneyOnTheWay as default } from '@housebrand/wallet/react';
