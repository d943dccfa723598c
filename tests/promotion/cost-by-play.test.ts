import { parse } from 'valibot'
import { expect, test } from 'vitest'
import type { Draw } from '#core/draw/draw.ts'
import { seededFastDraw } from '#core/draw/seeded-bytes.ts'
import { sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { welcomeCalendarKind } from '#features/promotions/welcome-calendar/server/welcome-calendar-kind.ts'
import { giftCost } from '#features/promotions/kit/server/index.ts'
import { inviteSpinKind } from '#features/promotions/invite-spin/server/invite-spin-kind.ts'
import { planSpins } from '#features/promotions/invite-spin/rules.ts'
import { fundKind } from '#features/promotions/fund/server/fund-kind.ts'
import { proxyTaskKind } from '#features/promotions/proxy-task/server/proxy-task-kind.ts'
import { splitPool } from '#features/promotions/red-packet/rules.ts'
import { redPacketKind } from '#features/promotions/red-packet/server/red-packet-kind.ts'
import { dailyLoginKind } from '#features/promotions/daily-login/server/daily-login-kind.ts'
import { termsIn } from '#features/promotions/kit/terms.ts'

/** The cost of one random player, by the simulation's model of players. */
type PlayerOf = (draw: Draw) => bigint

const chance = (draw: Draw, perThousand: number): boolean => draw(1_000) < perThousand

const spin = inviteSpinKind.readSettings(inviteSpinKind.defaults)
/** Six of a hundred bring all the friends that it takes, once in the month; the others turn for nothing. */
const spinner: PlayerOf = (draw) => {
  const turns = planSpins(spin, draw)
  return chance(draw, 60) ? sumCentavos(turns) : 0n
}

const calendar = welcomeCalendarKind.readSettings(welcomeCalendarKind.defaults).days.map(({ items }) => giftCost(items))
/**
 * A player of yesterday returns with a chance of four in five, and half of those who reach the last day have deposited.
 */
const newcomer: PlayerOf = (draw) => {
  let cost = 0n
  for (const [day, gift] of calendar.entries()) {
    if (day > 0 && !chance(draw, 800)) break
    const isLast = day === calendar.length - 1
    if (!isLast || chance(draw, 500)) cost += gift
  }
  return cost
}

const row = dailyLoginKind.readSettings(dailyLoginKind.defaults).days.map(({ items }) => giftCost(items))
const regular: PlayerOf = (draw) => (chance(draw, 350) ? sumCentavos(row) : 0n)

const packets = redPacketKind.readSettings(redPacketKind.defaults)
const amounts = splitPool(packets, seededFastDraw(2))
/** Three of ten meet the deposit and open a packet in every window of the day. */
const opener: PlayerOf = (draw) =>
  chance(draw, 300) ? sumCentavos(packets.windows.map(() => amounts[draw(amounts.length)] ?? zeroCentavos)) : 0n

const { milestones } = fundKind.readSettings(fundKind.defaults)
/** Of 1,000 players 40 buy the pack; so many of them reach the first, second and further milestones. */
const climbers = [30, 22, 14, 8, 4]
const climber: PlayerOf = (draw) => {
  const place = draw(1_000)
  return sumCentavos(milestones.flatMap(({ amount }, index) => (place < (climbers[index] ?? 0) ? [amount] : [])))
}

const { steps } = proxyTaskKind.readSettings(proxyTaskKind.defaults)
const reached = {
  share: () => 100,
  registration: (need: number) => (need < 3 ? 20 : 5),
  valid: (need: number) => (need < 3 ? 4 : 1),
}
const promoter: PlayerOf = (draw) =>
  sumCentavos(steps.flatMap(({ kind, need, items }) => (chance(draw, reached[kind](need)) ? [giftCost(items)] : [])))

const thousand = 1_000
const runs = 100

test.each([
  { kind: inviteSpinKind, player: spinner },
  { kind: welcomeCalendarKind, player: newcomer },
  { kind: dailyLoginKind, player: regular },
  { kind: redPacketKind, player: opener },
  { kind: fundKind, player: climber },
  { kind: proxyTaskKind, player: promoter },
])('players who act by chance cost what the simulation of $kind.key expects, and never more than its worst', (each) => {
  const { expected, worst } = each.kind.costOf(each.kind.defaults, parse(termsIn, {}))
  const draw = seededFastDraw(1)
  const costs = Array.from({ length: runs }, () => {
    let cost = 0n
    for (let player = 0; player < thousand; player += 1) cost += each.player(draw)
    return cost
  })
  expect(costs.every((cost) => cost <= worst)).toBe(true)
  const mean = Number(costs.reduce((sum, cost) => sum + cost, 0n)) / runs
  // A hundred runs of a thousand lie within four percent of the truth.
  expect(Math.abs(mean / Number(expected) - 1)).toBeLessThan(0.04)
})
