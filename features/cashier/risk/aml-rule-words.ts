import type { AmlRule } from './aml-rules.ts'

/** A description of each alert rule. */
export const amlRuleWords: Readonly<Record<AmlRule, string>> = {
  covered: 'Covered transaction: more than 5,000,000 pesos in one day',
  structuring: 'Structuring: sums split to stay below the limit',
  inOutWithoutPlay: 'Money in and out with little or no play',
}

/** The sums behind an alert. */
export const alertTexts = {
  coveredIn: '{deposited} deposited in one day.',
  coveredOut: '{withdrawn} withdrawn in one day.',
  coveredLimit: 'More than {limit} a day must be reported.',
  spread: '{moved} moved within 5 days, with no day above {limit}.',
  amongLinked:
    '{count} deposits of {piece} or more in one day, {amount} in all, by this player and {players} others with the same device, payout account or document.',
  pieces: '{count} deposits of {piece} or more in one day.',
  throughFiveDays:
    '{depositedInFiveDays} deposited and {withdrawnInFiveDays} withdrawn within 5 days, with {betInFiveDays} bet.',
  inOut: '{withdrawn} withdrawn that day, with {validBet} bet in total against {depositedEver} deposited in total.',
} as const

/** Money that came in or went out, as a report names it. */
export const movementReasons = [
  'deposit',
  'depositRefund',
  'chargeback',
  'chargebackDebt',
  'withdrawalSettle',
  'withdrawalReversed',
] as const
export const movementWords: Readonly<Record<(typeof movementReasons)[number], string>> = {
  deposit: 'Deposit',
  depositRefund: 'Deposit refunded',
  chargeback: 'Chargeback',
  chargebackDebt: 'Chargeback owed by the player',
  withdrawalSettle: 'Withdrawal',
  withdrawalReversed: 'Withdrawal returned',
}

export const caseStateWords = { open: 'Open', reported: 'Reported', closed: 'Nothing to report' } as const
