export { AskAboutPayment as default } from '@housebrand/support/react';
