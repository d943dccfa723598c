/** The door for screens that stand together with the cashier. */
export { DepositPage } from './deposit-page.tsx'
export { PendingDeposits, useOpenDeposits } from './open-deposits.tsx'
