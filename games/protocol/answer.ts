import * as v from 'valibot'
import { glwCode, limitKinds, txStates } from './codes.ts'

const wholeNumber = v.pipe(v.number(), v.safeInteger())

/** What every operation is answered, whatever came of it. */
export const walletAnswer = v.object({
  code: v.picklist(Object.values(glwCode)),
  msg: v.string(),
  reqId: v.string(),
  txId: v.nullable(v.string()),
  walletTxId: v.nullable(v.string()),
  state: v.nullable(v.picklist(txStates)),
  balance: v.nullable(wholeNumber),
  currency: v.string(),
  dup: v.boolean(),
  ts: v.string(),
  /** With code 20: what is wrong. */
  field: v.optional(v.string()),
  /** With code 8: which limit. */
  kind: v.optional(v.picklist(limitKinds)),
  /** With `dup`: when this id was applied. */
  appliedAt: v.optional(v.string()),
  /** Of a rollback that was applied: what went back to the player. */
  amount: v.optional(wholeNumber),
})
export type WalletAnswer = v.InferOutput<typeof walletAnswer>

/** What a successful `authenticate` answers besides. */
export const authenticatedPlayer = v.object({
  session: v.string(),
  playerId: v.string(),
  nickname: v.string(),
  /** Masked, for lists that other players read. Absent or null: this player is not shown in any. */
  publicName: v.optional(v.nullable(v.string()), null),
  language: v.string(),
  limits: v.object({
    betMax: v.nullable(wholeNumber),
    sessionSec: v.nullable(wholeNumber),
    /** The least time between two spins of a slot. */
    spinMsMin: v.optional(v.pipe(wholeNumber, v.minValue(0)), 0),
    /** The most rounds that a game may play by itself; 0: none. */
    autoRoundsMax: v.optional(v.pipe(wholeNumber, v.minValue(0)), 0),
    /** Whether a round that begins in its bonus may be sold, for more than the stake. */
    bonusBuy: v.optional(v.boolean(), false),
  }),
  realityCheckSec: wholeNumber,
  freeRounds: v.array(
    v.object({
      freeRoundId: v.string(),
      gameCode: v.string(),
      /** How many are left. */
      rounds: wholeNumber,
      /** What each is played for; its bet carries the id and the amount 0. */
      stake: wholeNumber,
      expiresAt: v.string(),
    }),
  ),
})
export type AuthenticatedPlayer = v.InferOutput<typeof authenticatedPlayer>
