export { CashBackCard } from './cash-back-card.tsx'
