export { type ArchiveMonthRun, archiveMonth } from './archive/archive-month.ts'
export { type ArchiveRun, aloneInArchive, archiveStep, sealedArchives } from './archive/archive-run.ts'
export { attachMonth } from './archive/attach-month.ts'
export { dropMonth } from './archive/drop-month.ts'
export { houseMark } from './archived/archive.ts'
export { damaged, type FileMark, markOf, nameIfArchived, readLines, writeLines } from './archived/line-file.ts'
export { archiveMonthOf } from './archived/archive-book.store.ts'
export { hiddenMonths, readableSince } from './archived/hidden-months.store.ts'
export { type Month, monthNamed, monthOfDay } from './archived/month.ts'
export { provenFileOf } from './archived/proven-file-of.ts'
export { liabilitiesNow } from './book/liabilities.store.ts'
export { balancesOf } from './book/book.store.ts'
export type { Balances } from './book/book.ts'
export type { Account, HouseAccount, PlayerAccount } from './chart/account.ts'
export { type Points, points } from './chart/points.ts'
export type { Asset, Reason } from './chart/reason.ts'
export { firstSyntheticId, isCounted, isSynthetic } from './chart/synthetic.ts'
export { ChartViolation, houseBook, type Transfer } from './chart/transfer.ts'
export type {
  KeyCheck,
  BookState,
  LedgerRefusal,
  OperationFacts,
  OperationIdentity,
  OperationKey,
  OperationKind,
  Outcome,
  Plan,
  RecordedOperation,
  RecordedTransfer,
} from './batch/operation.ts'
export { createEngine, type Engine, type EngineOptions } from './engine/engine.ts'
export { observeEngine } from './engine/engine-observer.ts'
export { OperationFailed } from './engine/operation-failed.ts'
export type { Busy } from './engine/run-batch.ts'
export { requireLedgerRights } from './require-ledger-rights.ts'
export { hashText } from './hash-text.ts'
export { balancesForUpdate, lockBooks } from './lock-books.ts'
export { type PostResult, post, postAll, type PostRequest } from './post.ts'
export { historyPage, type HistoryPage, type HistoryRequest } from './history/history-page.ts'
export { heldList } from './history/held.store.ts'
export { depositsMoved, movedByKeys } from './history/moved-by-key.store.ts'
export { coinBook } from './history/coin-book.store.ts'
export { bookPart, type HistoryEntry } from './history/history.store.ts'
export { balanceBefore, historySlice, type SliceRequest } from './history/history-slice.store.ts'
export {
  type OutsideMovement,
  outsideMovements,
  outsideMovementsOf,
  withdrawnTotal,
} from './history/outside-movement.store.ts'
export { type JackpotWin, jackpotWinsSince } from './history/jackpot-win.store.ts'
export { type PublicMovement, publicMovements } from './history/public-movement.store.ts'
export { type TransferDetail, transferDetail } from './history/transfer-detail.store.ts'
export {
  type BookCursor,
  type PlayFigures,
  playFiguresSince,
  playersActiveSince,
} from './history/play-figures.store.ts'
export { type MovementSum, movedSince } from './history/moved-since.store.ts'
export { closeDays } from './house/close-days.ts'
export { type FlowValue, flowsByDay, flowsByHour } from './house/flow.store.ts'
export { type HouseBalance, houseBalances } from './house/house.store.ts'
export { type GroupRevenue, netRevenueByGroup } from './history/net-revenue.store.ts'
export { type PlayerOutcome, playerOutcomes } from './history/player-outcome.store.ts'
export { firstStepsOf } from './history/player-steps.store.ts'
export { type DepositCohort, depositCohorts } from './house/deposit-month.store.ts'
export { type AwardCount, awardCounts } from './house/award-day.store.ts'
export { type HouseMovement, promotionMovements } from './house/house-movement.store.ts'
export {
  firstDaySummedUp,
  firstLedgerDay,
  type HouseDayAccount,
  houseDayAccounts,
  isDaySummedUp,
} from './house/house-day.store.ts'
export { liabilityProof, type ProvenLiability } from './root/liability-proof.ts'
export { dailyRoot } from './root/daily-root.ts'
export { makeRoot, provableDays } from './root/make-root.ts'
export { type DailyRoot, rootList } from './root/root.store.ts'
export { ledgerCheckFindLast, ledgerCheckInsert } from './verify/check.store.ts'
export { ledgerJobs, type VerifyElsewhere, verifyJobName } from './verify/ledger-jobs.ts'
export type { InvariantRun, LedgerInvariant, LedgerInvariants } from './verify/ledger-invariant.ts'
export { reportText } from './verify/report-text.ts'
export { freezeLedgerToSeal } from './verify/verify-run.store.ts'
export { type LedgerReport, verifyLedger } from './verify/verify-ledger.ts'
export { verifyOnward, type VerifyRun } from './verify/verify-onward.ts'
export { ledgerVault } from './vault/ledger-vault.ts'
export { type RoundMoves, roundMoves } from './vault/round-moves.store.ts'
export {
  addRequirement,
  bonusDefaults,
  type BonusTerms,
  type CreditToPlay,
  type DepositTerms,
} from './turnover/add-requirement.ts'
export { followedFor, recountableFor } from './turnover/late-correction.ts'
export { type LateCorrection, lateCorrectionSave, lateCorrectionsOf } from './turnover/late-correction.store.ts'
export { type PrunedSlice, prunePlayers, type PruneSlice } from './turnover/prune-players.ts'
export { applyRounds } from './turnover/apply-rounds.ts'
export { cancelRequirement } from './turnover/cancel-requirement.ts'
export { creditsCleared } from './turnover/cleared-credit.store.ts'
export { clearIfDepleted, type FindOpenPlay } from './turnover/clear-depleted.ts'
export { type ForfeitResult, forfeit } from './turnover/end-bonus.ts'
export { forfeitDebit, type ForfeitRefusal, type OpenPlay } from './turnover/ending.ts'
export { bindingMeter, type MeterItem, type TurnoverMeter } from './turnover/meter.ts'
export type { RoundResult } from './turnover/round-result.ts'
export { turnoverConsumer } from './turnover/turnover-consumer.ts'
export { type RoundCounted, roundCountedSchema, roundCountedTopic } from './turnover/round-counted.ts'
export { bonusTopic } from './turnover/bonus-events.ts'
export { turnoverTopic } from './turnover/turnover-events.ts'
export { turnoverFindStanding as standingOf } from './turnover/turnover-player.store.ts'
export { turnoverJobs } from './turnover/turnover-jobs.ts'
export { bonusBetLimits, turnoverLeft, turnoverMeter, validBetTotal } from './turnover/turnover-meter.ts'
export { weightSave, weightsFind } from './turnover/weights.store.ts'
export { passWithdrawalGate } from './turnover/withdrawal-gate.ts'
export { weightOf, type Weights } from './turnover/weights.ts'
