import type { EventKindName } from './event-kinds.ts'

/** The kinds of events as the staff reads them. */
export const kindWords: Readonly<Record<EventKindName, string>> = {
  'player.registered': 'Player registered',
  'identity.verified': 'Identity verified',
  'identity.revoked': 'Verification revoked',
  'deposit.paid': 'Deposit paid',
  'withdrawal.paid': 'Withdrawal paid',
  'withdrawal.returned': 'Withdrawal returned',
  'round.closed': 'Round closed',
  'round.corrected': 'Round corrected',
  'round.voided': 'Round voided',
  'bonus.given': 'Bonus given',
  'bonus.ended': 'Bonus ended',
  'limit.changed': 'Limit changed',
  'exclusion.began': 'Exclusion began',
  'account.closed': 'Account closed',
}
