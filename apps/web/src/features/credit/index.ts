export { CreditAccountView } from './credit-account.tsx'
export { OrderCredit } from './order-credit.tsx'
