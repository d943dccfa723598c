/** The door for other features' screens. */
export { MatchBadge } from './match-badge.tsx'
export { useBankAccounts } from './use-bank-accounts.ts'
