export { type GameWallet, gameWallet } from './game-wallet.ts'
export { staffGameWallet } from './staff-game-wallet.ts'
export { providersReady } from './provider.store.ts'
export { roundGames } from './round-game.store.ts'
export {
  differencesOpen,
  gameRevenueByHour,
  playersAtBets,
  playersAtBetsByHour,
  providerHealth,
} from './round-figures.store.ts'
export { roundListBefore, roundListByPlayer } from './round-page.store.ts'
export { roundsCheck } from './rounds-check.ts'
export { roundSumsCheck } from './round-sums-check.ts'
export { sumUpRounds } from './sum-up-rounds.ts'
export { roundsForStaff } from './staff-round.store.ts'
export { revenueByBrand, revenueReport } from './revenue-report.store.ts'
export { gameDaysCompared, gameDifferencesUntil, roundsCorrectedAfter } from './closing-facts.store.ts'
export { openPlayFind, openPlayOf } from './open-round.store.ts'
export { gameDebts } from './staff-debt.store.ts'
export { freeRoundByHandWonSince } from './free-round.store.ts'
export { freeRoundsKind } from './free-rounds-kind.ts'
export { freeRoundTurnoverConsumer } from './free-round-turnover.ts'
export { promoTurnoverConsumer } from './promo-turnover.ts'
export { walletTxIdOf } from './order-identity.ts'
export type { WalletReply } from './wire-answer.ts'
export type { AdapterName } from '../adapter-names.ts'
export type { WalletDependencies } from './wallet-dependencies.ts'
export type { GameAtPlay, Provider } from './wallet-order.ts'
export { limitReachedTopic, promoPaidSchema, promoPaidTopic, roundEventSchema, roundTopic } from '../round-events.ts'
export type { Round } from '../round.ts'
