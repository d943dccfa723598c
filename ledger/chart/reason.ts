import type { AccountKind } from './account.ts'

export type Asset = 'coin' | 'points'

type Move = `${AccountKind}>${AccountKind}`

export type ReasonRule = {
  readonly asset: Asset
  /** Allowed pairs of account kinds; `undoes` means the reverse of the transfer that is closed. */
  readonly moves: readonly Move[] | 'undoes'
  /** Closes one earlier transfer with one of these reasons, in full and once. */
  readonly closes?: readonly string[] | 'any'
}

/** Every reason for which money may move. No entry leads from one player to another. */
export const reasons = {
  bet: { asset: 'coin', moves: ['coin>game'] },
  win: { asset: 'coin', moves: ['game>coin'] },
  betRollback: { asset: 'coin', moves: ['game>coin'], closes: ['bet'] },
  winRollback: { asset: 'coin', moves: ['coin>game'], closes: ['win'] },
  jackpotWin: { asset: 'coin', moves: ['jackpot>coin'] },
  gamePromo: { asset: 'coin', moves: ['game>coin'] },
  gameCredit: { asset: 'coin', moves: ['game>coin'] },
  gameDebit: { asset: 'coin', moves: ['coin>game'] },
  gameDebt: { asset: 'coin', moves: ['debt>game'] },
  debtRepaid: { asset: 'coin', moves: ['coin>debt'] },
  debtWrittenOff: { asset: 'coin', moves: ['adjustment>debt'] },

  deposit: { asset: 'coin', moves: ['psp>coin', 'bank>coin'] },
  depositRefund: { asset: 'coin', moves: ['coin>psp', 'coin>bank'] },
  chargeback: { asset: 'coin', moves: ['coin>psp'] },
  chargebackDebt: { asset: 'coin', moves: ['debt>psp'] },

  withdrawalHold: { asset: 'coin', moves: ['coin>hold'] },
  withdrawalRelease: { asset: 'coin', moves: ['hold>coin'], closes: ['withdrawalHold'] },
  withdrawalSettle: { asset: 'coin', moves: ['hold>psp', 'hold>bank'], closes: ['withdrawalHold'] },
  withdrawalReversed: { asset: 'coin', moves: ['psp>coin', 'bank>coin'], closes: ['withdrawalSettle'] },

  safeboxIn: { asset: 'coin', moves: ['coin>safebox'] },
  safeboxOut: { asset: 'coin', moves: ['safebox>coin'] },

  award: { asset: 'coin', moves: ['promo>coin'] },
  awardForfeit: { asset: 'coin', moves: ['coin>promo'] },
  pointsAward: { asset: 'points', moves: ['promo>points'] },
  pointsSpend: { asset: 'points', moves: ['points>promo'] },
  pointsTakenBack: { asset: 'points', moves: ['points>promo'] },

  manualCredit: { asset: 'coin', moves: ['adjustment>coin'] },
  manualDebit: { asset: 'coin', moves: ['coin>adjustment'] },
  /** Money of the house for its synthetic players, who get no other gift. */
  syntheticGrant: { asset: 'coin', moves: ['synthetic>coin'] },
  pointsCredit: { asset: 'points', moves: ['adjustment>points'] },
  pointsDebit: { asset: 'points', moves: ['points>adjustment'] },
  reversal: { asset: 'coin', moves: 'undoes', closes: 'any' },
  pointsReversal: { asset: 'points', moves: 'undoes', closes: 'any' },

  jackpotFund: { asset: 'coin', moves: ['game>jackpot', 'promo>jackpot', 'adjustment>jackpot'] },
  settlement: { asset: 'coin', moves: ['psp>bank', 'bank>psp', 'bank>bank'] },
  houseAdjustment: {
    asset: 'coin',
    moves: [
      'adjustment>game',
      'adjustment>promo',
      'adjustment>psp',
      'adjustment>bank',
      'game>adjustment',
      'promo>adjustment',
      'psp>adjustment',
      'bank>adjustment',
      'debt>adjustment',
    ],
  },
} as const satisfies Readonly<Record<string, ReasonRule>>

export type Reason = keyof typeof reasons
type ReasonOf<A extends Asset> = { [R in Reason]: (typeof reasons)[R]['asset'] extends A ? R : never }[Reason]
export type CoinReason = ReasonOf<'coin'>
export type PointsReason = ReasonOf<'points'>

/** Reasons for transfers between accounts of the house, which are kept in the house's own book. */
const houseReasons: ReadonlySet<string> = new Set<Reason>(['jackpotFund', 'settlement', 'houseAdjustment'])

export const isHouseReason = (reason: Reason): boolean => houseReasons.has(reason)

export const ruleOf = (reason: Reason): ReasonRule => reasons[reason]

/** For reasons read from the database. */
export const isReason = (reason: string): reason is Reason => Object.hasOwn(reasons, reason)

/** `undoes` allows every pair here; the closed transfer decides which one it is. */
export const allowsMove = (rule: ReasonRule, from: AccountKind, to: AccountKind): boolean =>
  rule.moves === 'undoes' || rule.moves.includes(`${from}>${to}`)
