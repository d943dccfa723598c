export { type GameWallet, gameWallet } from './game-wallet.ts'
export { gameWalletModule } from './game-wallet-module.ts'
export { providerNames } from './store/staff-provider.store.ts'
export { providersReady } from './store/provider.store.ts'
export { archiveRounds } from './archive/archive-rounds.ts'
export { attachRounds } from './archive/attach-rounds.ts'
export { dropRounds } from './archive/drop-rounds.ts'
export { isRoundArchived, roundsReadableSince } from './store/hidden-rounds.store.ts'
export { roundOperations } from './round-operations.ts'
export { roundGames } from './store/round-game.store.ts'
export {
  gameRevenueByHour,
  playersAtBets,
  playersAtBetsByDay,
  playersAtBetsByHour,
  providerHealth,
  stakedBetween,
} from './store/round-figures.store.ts'
export { roundFindByPlayer, roundIdsOf, roundListBefore, roundListByPlayer } from './store/round-page.store.ts'
export { correctionDays, type RoundScatter, roundScatter, type ScatteredGame } from './store/round-scatter.store.ts'
export { sumUpRounds } from './upkeep/sum-up-rounds.ts'
export { roundsForStaff } from './store/staff-round.store.ts'
export { revenueByBrand, revenueReport } from './store/revenue-report.store.ts'
export { gameDaysCompared, gameDifferencesUntil, roundsCorrectedAfter } from './store/closing-facts.store.ts'
export { openPlayFind } from './store/open-round.store.ts'
export { gameDebts } from './store/staff-debt.store.ts'
export { freeRoundByHandWonSince } from './store/free-round.store.ts'
export { walletTxIdOf } from './order-identity.ts'
export type { WalletReply } from './gate/wire-answer.ts'
export type { AdapterName } from '../adapter-names.ts'
export type { GameWalletOptions } from './wallet-dependencies.ts'
export type { GameAtPlay, Provider } from './wallet-order.ts'
export { limitReachedTopic, promoPaidSchema, promoPaidTopic, roundEventSchema, roundTopic } from '../round-events.ts'
export type { Round } from '../round.ts'
