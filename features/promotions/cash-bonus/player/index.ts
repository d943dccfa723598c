export { CashBonusCard } from './cash-bonus-card.tsx'
