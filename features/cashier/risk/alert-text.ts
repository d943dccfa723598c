import { centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { alertTexts as texts } from './aml-rule-words.ts'
import { type AmlRule, coveredAbove, pieceMin, piecesMin } from './aml-rules.ts'

/** The sums of an alert, in centavos, and its counts. */
export type AlertSums = Readonly<Record<string, string>>

/** Why an alert was raised, with the sums that the rule compared. */
export const alertText = (rule: AmlRule, sums: AlertSums): string => byRule[rule](sums).join(' ')

const byRule: Readonly<Record<AmlRule, (sums: AlertSums) => readonly string[]>> = {
  covered: (sums) => [
    ...(amountOf(sums, 'deposited') > coveredAbove ? [formatMessage(texts.coveredIn, moneyIn(sums))] : []),
    ...(amountOf(sums, 'withdrawn') > coveredAbove ? [formatMessage(texts.coveredOut, moneyIn(sums))] : []),
    formatMessage(texts.coveredLimit, { limit: formatMoney(coveredAbove) }),
  ],
  structuring: (sums) => [
    ...(amountOf(sums, 'movedInFiveDays') > coveredAbove ? [formatMessage(texts.spread, moneyIn(sums))] : []),
    ...(amountOf(sums, 'largeDeposits') >= piecesMin ? [formatMessage(texts.pieces, piecesIn(sums))] : []),
    ...(isAmongLinked(sums) ? [formatMessage(texts.amongLinked, linkedIn(sums))] : []),
  ],
  inOutWithoutPlay: (sums) => [
    ...('betInFiveDays' in sums ? [formatMessage(texts.throughFiveDays, moneyIn(sums))] : []),
    formatMessage(texts.inOut, moneyIn(sums)),
  ],
}

const amountOf = (sums: AlertSums, name: string): bigint => {
  const value = sums[name]
  return value !== undefined && /^-?\d+$/.test(value) ? BigInt(value) : 0n
}

const moneyIn = (sums: AlertSums) => {
  const money = (name: string) => formatMoney(centavos(amountOf(sums, name)))
  return {
    deposited: money('deposited'),
    withdrawn: money('withdrawn'),
    moved: money('movedInFiveDays'),
    validBet: money('validBet'),
    depositedEver: money('depositedEver'),
    depositedInFiveDays: money('depositedInFiveDays'),
    withdrawnInFiveDays: money('withdrawnInFiveDays'),
    betInFiveDays: money('betInFiveDays'),
    limit: formatMoney(coveredAbove),
  }
}

const bothOf = (sums: AlertSums, own: string, linked: string): bigint => amountOf(sums, own) + amountOf(sums, linked)

const isAmongLinked = (sums: AlertSums): boolean =>
  amountOf(sums, 'linkedPlayers') > 0n &&
  (bothOf(sums, 'largeDeposits', 'linkedLargeDeposits') >= piecesMin ||
    bothOf(sums, 'largeDeposited', 'linkedLargeDeposited') > coveredAbove)

const linkedIn = (sums: AlertSums) => ({
  count: String(bothOf(sums, 'largeDeposits', 'linkedLargeDeposits')),
  piece: formatMoney(pieceMin),
  amount: formatMoney(centavos(bothOf(sums, 'largeDeposited', 'linkedLargeDeposited'))),
  players: String(amountOf(sums, 'linkedPlayers')),
})

const piecesIn = (sums: AlertSums) => ({
  count: String(amountOf(sums, 'largeDeposits')),
  piece: formatMoney(pieceMin),
})
