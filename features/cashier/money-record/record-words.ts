import { messages } from './messages/en.ts'
import type { CounterKind, RecordReason } from './record-kinds.ts'

type Words = { readonly title: string; readonly why: string }

/** A movement's name and reason, in the player's words. */
export const recordWords: Readonly<Record<RecordReason, Words>> = {
  bet: { title: messages.betTitle, why: messages.betWhy },
  win: { title: messages.winTitle, why: messages.winWhy },
  betRollback: { title: messages.betRollbackTitle, why: messages.betRollbackWhy },
  winRollback: { title: messages.winRollbackTitle, why: messages.winRollbackWhy },
  jackpotWin: { title: messages.jackpotWinTitle, why: messages.jackpotWinWhy },
  gamePromo: { title: messages.gamePromoTitle, why: messages.gamePromoWhy },
  gameCredit: { title: messages.gameCreditTitle, why: messages.gameCreditWhy },
  gameDebit: { title: messages.gameDebitTitle, why: messages.gameDebitWhy },
  gameDebt: { title: messages.gameDebtTitle, why: messages.gameDebtWhy },
  debtRepaid: { title: messages.debtRepaidTitle, why: messages.debtRepaidWhy },
  debtWrittenOff: { title: messages.debtWrittenOffTitle, why: messages.debtWrittenOffWhy },
  deposit: { title: messages.depositTitle, why: messages.depositWhy },
  depositRefund: { title: messages.depositRefundTitle, why: messages.depositRefundWhy },
  chargeback: { title: messages.chargebackTitle, why: messages.chargebackWhy },
  chargebackDebt: { title: messages.chargebackDebtTitle, why: messages.chargebackDebtWhy },
  withdrawalHold: { title: messages.withdrawalHoldTitle, why: messages.withdrawalHoldWhy },
  withdrawalRelease: { title: messages.withdrawalReleaseTitle, why: messages.withdrawalReleaseWhy },
  withdrawalSettle: { title: messages.withdrawalSettleTitle, why: messages.withdrawalSettleWhy },
  withdrawalReversed: { title: messages.withdrawalReversedTitle, why: messages.withdrawalReversedWhy },
  safeboxIn: { title: messages.safeboxInTitle, why: messages.safeboxInWhy },
  safeboxOut: { title: messages.safeboxOutTitle, why: messages.safeboxOutWhy },
  award: { title: messages.awardTitle, why: messages.awardWhy },
  awardForfeit: { title: messages.awardForfeitTitle, why: messages.awardForfeitWhy },
  pointsAward: { title: messages.pointsAwardTitle, why: messages.pointsAwardWhy },
  pointsSpend: { title: messages.pointsSpendTitle, why: messages.pointsSpendWhy },
  pointsTakenBack: { title: messages.pointsTakenBackTitle, why: messages.pointsTakenBackWhy },
  manualCredit: { title: messages.manualCreditTitle, why: messages.manualCreditWhy },
  manualDebit: { title: messages.manualDebitTitle, why: messages.manualDebitWhy },
  syntheticGrant: { title: messages.syntheticGrantTitle, why: messages.syntheticGrantWhy },
  pointsCredit: { title: messages.pointsCreditTitle, why: messages.pointsCreditWhy },
  pointsDebit: { title: messages.pointsDebitTitle, why: messages.pointsDebitWhy },
  reversal: { title: messages.reversalTitle, why: messages.reversalWhy },
  pointsReversal: { title: messages.pointsReversalTitle, why: messages.pointsReversalWhy },
  jackpotFund: { title: messages.jackpotFundTitle, why: messages.jackpotFundWhy },
  settlement: { title: messages.settlementTitle, why: messages.settlementWhy },
  houseAdjustment: { title: messages.houseAdjustmentTitle, why: messages.houseAdjustmentWhy },
}

/** Names of the accounts between which money moves. */
export const counterWords: Readonly<Record<CounterKind, string>> = {
  coin: messages.accountCoin,
  hold: messages.accountHold,
  safebox: messages.accountSafebox,
  points: messages.accountPoints,
  game: messages.accountGame,
  promo: messages.accountPromo,
  psp: messages.accountPsp,
  bank: messages.accountBank,
  jackpot: messages.accountJackpot,
  adjustment: messages.accountAdjustment,
  debt: messages.accountDebt,
  synthetic: messages.accountSynthetic,
}
