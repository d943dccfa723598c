import { describe, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { newRound, type Round } from './round.ts'
import {
  type BetFacts,
  decideBetRollback,
  decideRoundRollback,
  refuseBet,
  refuseSession,
  refuseWin,
  type BetToUndo,
  type TxFacts,
  type WinFacts,
} from './rules.ts'

const now = instant(1_763_700_000_000)
const later = addDuration(now, hours(1))
const facts = { playerId: 7n, providerId: 'studio', roundId: 'round', gameCode: 'game', gameType: 'slots' } as const
const open: Round = { ...newRound({ ...facts, openedAt: now }), bets: 1, stake: centavos(100n) }
const closed: Round = { ...open, state: 'CLOSED', endedAt: now }
const voided: Round = { ...open, state: 'VOIDED', endedAt: now, bets: 0, cancelled: 1 }

describe('a bet', () => {
  const good: BetFacts = {
    currency: 'PHP',
    session: { refusal: undefined },
    isPlayerStopped: false,
    isGameAvailable: true,
    isFreeRoundRefused: false,
    round: undefined,
    limits: {},
    amount: centavos(100n),
    coin: centavos(100n),
    now,
  }
  /** In order of precedence: each is reported although all later ones hold as well. */
  const faults: readonly (readonly [string, Partial<BetFacts>])[] = [
    ['currencyMismatch', { currency: 'USD' }],
    ['sessionInvalid', { session: { refusal: 'sessionInvalid' } }],
    ['playerBlocked', { isPlayerStopped: true }],
    ['gameUnavailable', { isGameAvailable: false }],
    ['notPermitted', { isFreeRoundRefused: true }],
    ['roundClosed', { round: closed }],
    ['sessionTimeReached', { limits: { playEndsAt: now, betMax: centavos(99n), lossLeft: centavos(99n) } }],
    ['betMaxReached', { limits: { betMax: centavos(99n), lossLeft: centavos(99n) } }],
    ['lossReached', { limits: { lossLeft: centavos(99n) } }],
    ['insufficientFunds', { coin: centavos(99n) }],
  ]

  test('that has nothing against it is taken, in a new round or an open one, with a session or where none is needed', () => {
    for (const change of [{}, { round: open }, { session: undefined }])
      expect(refuseBet({ ...good, ...change })).toBeUndefined()
  })

  test.each(faults.map(([refusal, change], index) => ({ refusal, change, index })))(
    '$refusal',
    ({ refusal, change, index }) => {
      expect(refuseBet({ ...good, ...change })).toBe(refusal)
      const all = faults
        .slice(index)
        .toReversed()
        .map(([, each]) => each)
      expect(refuseBet(Object.assign({}, good, ...all))).toBe(refusal)
    },
  )

  test('in a voided round is cancelled', () => {
    expect(refuseBet({ ...good, round: voided })).toBe('txCancelled')
  })
})

describe('a session', () => {
  const session = {
    playerId: 7n,
    providerId: 'studio',
    gameCode: 'game',
    authenticatedAt: now,
    betsUntil: null,
    supersededAt: null,
  }
  const use = { playerId: 7n, providerId: 'studio', gameCode: 'game' }

  test.each([
    { given: 'a live one', found: session, refusal: undefined },
    { given: 'none', found: undefined, refusal: 'sessionInvalid' },
    { given: 'that of another player', found: { ...session, playerId: 8n }, refusal: 'sessionInvalid' },
    { given: 'that of another provider', found: { ...session, providerId: 'other' }, refusal: 'sessionInvalid' },
    { given: 'that of another game', found: { ...session, gameCode: 'other' }, refusal: 'sessionInvalid' },
    { given: 'a superseded one', found: { ...session, supersededAt: now }, refusal: 'sessionExpired' },
    {
      given: 'one that is left in a minute',
      found: { ...session, betsUntil: addDuration(later, hours(1)) },
      refusal: undefined,
    },
    { given: 'one that was left', found: { ...session, betsUntil: later }, refusal: 'sessionExpired' },
    {
      given: 'one of half a day ago',
      found: { ...session, authenticatedAt: instant(later - hours(12)) },
      refusal: 'sessionExpired',
    },
  ])('$given: $refusal', ({ found, refusal }) => {
    expect(refuseSession(found, use, later)).toBe(refusal)
  })
})

const bet: BetToUndo = { playerId: 7n, roundId: 'round', isBet: true, state: 'APPLIED', isSettled: false }

describe('a win', () => {
  const good: WinFacts = {
    currency: 'PHP',
    playerId: 7n,
    roundId: 'round',
    round: open,
    isArchived: false,
    bet: undefined,
    lateWinHours: null,
    now: later,
  }
  const naming = (changes: Partial<TxFacts>): Partial<WinFacts> => ({ bet: { found: { ...bet, ...changes } } })

  test.each<{ given: string; change: Partial<WinFacts>; refusal: string | undefined }>([
    { given: 'of an open round', change: {}, refusal: undefined },
    { given: 'of an applied bet', change: naming({}), refusal: undefined },
    { given: 'in another currency', change: { currency: 'USD' }, refusal: 'currencyMismatch' },
    { given: 'of an unknown round', change: { round: undefined }, refusal: 'betNotFound' },
    { given: 'of an archived round', change: { round: undefined, isArchived: true }, refusal: 'roundClosed' },
    { given: 'of an unknown bet', change: { bet: { found: undefined } }, refusal: 'betNotFound' },
    { given: 'of what is no bet', change: naming({ isBet: false }), refusal: 'betNotFound' },
    { given: 'of a rejected bet', change: naming({ state: 'REJECTED' }), refusal: 'betNotFound' },
    { given: 'of somebody else’s bet', change: naming({ playerId: 8n }), refusal: 'betNotFound' },
    { given: 'of a bet in another round', change: naming({ roundId: 'other' }), refusal: 'betNotFound' },
    { given: 'of a bet that was taken back', change: naming({ state: 'ROLLED_BACK' }), refusal: 'txCancelled' },
    {
      given: 'of a bet of an archived round that was taken back',
      change: { ...naming({ state: 'ROLLED_BACK' }), round: undefined, isArchived: true },
      refusal: 'txCancelled',
    },
    { given: 'of a bet cancelled in advance', change: naming({ state: 'TOMBSTONE' }), refusal: 'txCancelled' },
    { given: 'of a round without a bet', change: { round: { ...open, bets: 0 } }, refusal: 'betNotFound' },
    {
      given: 'of a round whose bets were taken back',
      change: { round: { ...open, bets: 0, cancelled: 1 } },
      refusal: 'txCancelled',
    },
    { given: 'of a voided round', change: { round: voided }, refusal: 'txCancelled' },
    { given: 'of a closed round', change: { round: closed }, refusal: 'roundClosed' },
    { given: 'late, while it may be', change: { round: closed, lateWinHours: 2 }, refusal: undefined },
    { given: 'too late', change: { round: closed, lateWinHours: 1 }, refusal: 'roundClosed' },
  ])('$given: $refusal', ({ change, refusal }) => {
    expect(refuseWin({ ...good, ...change })).toBe(refusal)
  })
})

describe('a rollback', () => {
  test.each<{ given: string; found: BetToUndo | undefined; round?: Round; fate: string }>([
    { given: 'an open bet', found: bet, fate: 'undo' },
    { given: 'a bet of a lost round', found: bet, round: closed, fate: 'undo' },
    { given: 'a bet that has not arrived', found: undefined, fate: 'tombstone' },
    { given: 'a settled bet', found: { ...bet, isSettled: true }, fate: 'txAlreadySettled' },
    {
      given: 'a bet of a round with a win',
      found: bet,
      round: { ...open, wins: 1, unnamedWins: 1 },
      fate: 'txAlreadySettled',
    },
    { given: 'a bet of a round where another bet won', found: bet, round: { ...open, wins: 1 }, fate: 'undo' },
    { given: 'a rejected bet', found: { ...bet, state: 'REJECTED' }, fate: 'nothing' },
    { given: 'a bet taken back', found: { ...bet, state: 'ROLLED_BACK' }, fate: 'repeated' },
    { given: 'a bet cancelled in advance', found: { ...bet, state: 'TOMBSTONE' }, fate: 'repeated' },
    { given: 'somebody else’s bet', found: { ...bet, playerId: 8n }, fate: 'betNotFound' },
    { given: 'a win', found: { ...bet, isBet: false }, fate: 'betNotFound' },
  ])('of $given: $fate', ({ found, round, fate }) => {
    expect(decideBetRollback(found, 7n, round ?? open)).toBe(fate)
  })

  test.each<{ given: string; round: Round | undefined; may: boolean; fate: string }>([
    { given: 'without the permission', round: open, may: false, fate: 'notPermitted' },
    { given: 'that is open', round: open, may: true, fate: 'undo' },
    { given: 'that is closed', round: closed, may: true, fate: 'undo' },
    { given: 'that is voided', round: voided, may: true, fate: 'repeated' },
    { given: 'that is not known yet', round: undefined, may: true, fate: 'tombstone' },
  ])('of a round $given: $fate', ({ round, may, fate }) => {
    expect(decideRoundRollback(round, may)).toBe(fate)
  })
})
