import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { type Duration, hours } from '#core/clock/duration.ts'
import { addDuration, instant, type Instant } from '#core/clock/instant.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import {
  countersInquiry,
  type Counters,
  inquiryPath,
  roundListInquiry,
  roundsInquiry,
} from '#games/protocol/inquiry.ts'
import type { GlwKey } from '#games/protocol/server/sign-request.ts'
import { driveRound } from './drive-round.ts'
import { endedRounds } from './ended-rounds.store.ts'
import { hourCounters } from './hour-counters.store.ts'
import { inquiryGate, inquiryOf } from './inquiry-gate.ts'
import { roundFind } from './round.store.ts'
import { settleRound } from './settle-left.ts'
import type { StudioDependencies } from './studio-dependencies.ts'
import { walletOpReviveOfRound } from './wallet-op.store.ts'

const counted: Duration = hours(1)
const pageMax = 1_000

/** What the platform asks its provider: rounds that stay open too long, what an hour came to, and a day's rounds. */
export function registerInquiryRoutes(server: FastifyInstance, needs: StudioDependencies, key: GlwKey): void {
  const answers = answersOf(needs)
  void server.register(async (inquiries) => {
    inquiryGate(inquiries, { key, clock: needs.clock })
    for (const name of ['rounds', 'counters', 'roundList'] as const) {
      inquiries.post(inquiryPath[name], async (request, reply) => {
        const answer = await answers[name](inquiryOf(request))
        return answer === undefined ? reply.code(400).send({ msg: 'not this inquiry' }) : reply.send(answer)
      })
    }
  })
}

/** Undefined if the inquiry is invalid. */
type Answer = (body: unknown) => Promise<object | undefined>

const answersOf = (needs: StudioDependencies): Readonly<Record<keyof typeof inquiryPath, Answer>> => ({
  async rounds(body) {
    const inquiry = v.safeParse(roundsInquiry, body)
    if (!inquiry.success) return undefined
    const { reqId, rounds } = inquiry.output
    // The answers are ordinary operations; the platform does not wait for them.
    void settleListed(
      needs,
      rounds.map(({ roundId }) => roundId),
    )
    return { reqId, accepted: rounds.length }
  },
  async counters(body) {
    const inquiry = v.safeParse(countersInquiry, body)
    if (!inquiry.success) return undefined
    const from = timeOf(inquiry.output.from)
    return countersOf(await hourCounters(needs.db, { from, to: addDuration(from, counted) }))
  },
  async roundList(body) {
    const inquiry = v.safeParse(roundListInquiry, body)
    if (!inquiry.success) return undefined
    const { from, to, max, after } = inquiry.output
    const page = { from: timeOf(from), to: timeOf(to), max: Math.min(max, pageMax), after: cursorOf(after) }
    return roundListOf(await endedRounds(needs.db, page), page.max)
  },
})

const timeOf = (text: string): Instant => instant(Date.parse(text))

const countersOf = (sums: Readonly<Record<keyof Counters, bigint>>): Counters => ({
  bets: Number(sums.bets),
  betAmount: Number(sums.betAmount),
  wins: Number(sums.wins),
  winAmount: Number(sums.winAmount),
  rollbacks: Number(sums.rollbacks),
  rollbackAmount: Number(sums.rollbackAmount),
  promos: Number(sums.promos),
  promoAmount: Number(sums.promoAmount),
})

function cursorOf(after: string | undefined): { readonly endedAt: Instant; readonly id: string } | undefined {
  const [, at, id] = /^(\d{1,15})\.(.+)$/.exec(after ?? '') ?? []
  return at === undefined || id === undefined ? undefined : { endedAt: instant(Number(at)), id }
}

function roundListOf(rounds: Awaited<ReturnType<typeof endedRounds>>, max: number) {
  const last = rounds.length === max ? rounds.at(-1) : undefined
  return {
    rounds: rounds.map(({ playerId, id, state, staked, win }) => ({
      playerId,
      roundId: id,
      state: state === 'closed' ? 'CLOSED' : 'VOIDED',
      bet: toWireCentavos(staked),
      win: toWireCentavos(win),
    })),
    next: last === undefined ? null : `${last.endedAt}.${last.id}`,
  }
}

/** Ends what waits for a player, and asks the wallet again for what waits for it. */
async function settleListed(needs: StudioDependencies, roundIds: readonly string[]): Promise<void> {
  for (const roundId of roundIds) {
    try {
      await settleListedRound(needs, roundId)
    } catch (error) {
      needs.log.error({ err: error, roundId }, 'a round of a platform inquiry could not be settled')
    }
  }
}

async function settleListedRound(needs: StudioDependencies, roundId: string): Promise<void> {
  const round = await roundFind(needs.db, roundId)
  if (round === undefined) {
    needs.log.error({ roundId }, 'platform inquiry about an unknown round')
    return
  }
  if (round.state === 'open') return settleRound(needs, roundId)
  await walletOpReviveOfRound(needs.db, roundId, needs.clock.now())
  await driveRound(needs, roundId, 'worker')
}
