import { seconds } from '#core/clock/duration.ts'
import { instant } from '#core/clock/instant.ts'
import { cancelRequirement, forfeit } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { betMax, bonusSeconds } from '../../ledger/turnover/testing/slow-turnover.ts'
import { addCredit, type Credit } from './add-credit.ts'
import { crashOf } from './delivery-acts.ts'
import { addHold, closeHold, moveSafebox } from './hold-acts.ts'
import { openSession } from './open-session.ts'
import { amountMax } from './provider-acts.ts'
import { countPublished, endSessions, withCoin } from './sim-player.ts'
import type { Act } from './step.ts'
import { unheard } from './unheard.ts'
import { mustBe, Violation } from './violation.ts'
import { newId, nowOf, type Performance, pick, type Turn, type World } from './world.ts'

// Most of what is staked is to reach the bonuses, which come after the deposits.
const rates = { deposit: [0, 0, 10_000], bonus: [0, 3_333, 10_000, 15_000, 30_000] }
const longerThanADay = 25 * 3_600
const waits = [1, 30, 100, 500, 3_600, 3 * 3_600, 13 * 3_600, longerThanADay]

/** What the product and its players do beside the games. */
export const productActs = {
  deposit: (turn) => credit(turn, { kind: 'deposit' }),
  bonus: (turn) => credit(turn, { kind: 'bonus', bonusSeconds, betMax }),
  withdraw: (turn) => addHold(turn, crashOf(turn.numbers[3])),
  release: (turn) => closeHold(turn, 'withdrawalRelease', crashOf(turn.numbers[3])),
  settle: (turn) => closeHold(turn, 'withdrawalSettle', crashOf(turn.numbers[3])),
  safeboxIn: (turn) => moveSafebox(turn, 'safeboxIn'),
  safeboxOut: (turn) => moveSafebox(turn, 'safeboxOut'),
  forfeit: async ({ world, player, numbers: [a, , , d] }) => {
    const rows = await requirementIds(world, player.id)
    const row = a % Math.max(1, rows.length)
    const id = rows[row]
    if (id === undefined) return 'nothing to give up'
    const key = { playerId: player.id, id, now: instant(nowOf(world)) }
    const done = await unheard(world, crashOf(d), (tx: Transaction) => forfeit(tx, key))
    if (done.isApplied) withCoin(player, (turnover) => turnover.do({ act: 'forfeit', row }))
    return `requirement ${row} is given up`
  },
  cancel: async ({ world, player, numbers: [a, , , d] }) => {
    const row = a % Math.max(1, player.sources.length)
    const source = player.sources[row]
    if (source === undefined) return 'nothing to cancel'
    const key = { ...source, playerId: player.id, now: instant(nowOf(world)) }
    const done = await unheard(world, crashOf(d), (tx: Transaction) => cancelRequirement(tx, key))
    if (done.isApplied) player.turnover.do({ act: 'cancel', row })
    return `requirement ${row} is cancelled`
  },
  block: async ({ world, player }) => {
    const { state } = player.wallet
    state.isStopped = !state.isStopped
    await world.deployment.db.pool.query('update player set state = $2, state_reason = $3 where id = $1', [
      player.id,
      state.isStopped ? 'excluded' : 'active',
      'simulation',
    ])
    return state.isStopped ? 'is blocked' : 'is free again'
  },
  relaunch: async ({ world, player }) => {
    const { deployment } = world
    await openSession({ db: deployment.db, wallet: deployment.wallets[0], now: instant(nowOf(world)) }, player)
    return 'opens the game again'
  },
  exit: async ({ world, player }) => {
    const now = instant(nowOf(world))
    await world.deployment.db.transaction((tx) => world.deployment.wallets[0].closeSession(tx, player.id, now))
    endSessions(player, now + 60_000)
    return 'leaves the game'
  },
  limit: ({ world, player, numbers: [a, b] }) => {
    const { state } = player.wallet
    const isSet = b % 3 > 0
    state.lossMax = isSet ? (a % amountMax) - state.net : undefined
    if (state.lossMax === undefined) world.deployment.lossMax.delete(player.id)
    else world.deployment.lossMax.set(player.id, state.lossMax)
    return isSet ? `may still lose ${a % amountMax}` : 'may lose everything'
  },
  wait: ({ world, numbers: [a] }) => wait(world, pick(waits, a) ?? 1),
  expire: async ({ world, numbers: [a, , , d] }) => {
    if (a % 2 === 0) wait(world, bonusSeconds)
    await twice(world, d, () => world.deployment.runJob('turnover.expire'))
    for (const player of world.players) withCoin(player, (turnover) => turnover.do({ act: 'expire' }))
    return 'bonuses expire'
  },
  sweep: async ({ world, numbers: [a, , , d] }) => {
    if (a % 2 === 0) wait(world, longerThanADay)
    await twice(world, d, () => world.deployment.runJob('gameWallet.sweepOpenRounds'))
    for (const { wallet } of world.players) {
      const before = JSON.stringify([...wallet.state.rounds.values()])
      wallet.sweep(nowOf(world))
      if (before !== JSON.stringify([...wallet.state.rounds.values()])) world.seen.add('the sweeper ends a round')
    }
    return 'rounds that stay open are looked at'
  },
  drain: async ({ world, numbers: [, , , d] }) => {
    await drain(world, d)
    return 'what was told is heard'
  },
} satisfies Partial<Record<Act, Performance>>

export function wait({ deployment, players }: World, length: number): string {
  deployment.clock.advance(seconds(length))
  for (const { turnover } of players) turnover.do({ act: 'wait', seconds: length })
  return `${length} s pass`
}

/** Delivers every event, the first time into a crash. */
export async function drain(world: World, number: number): Promise<void> {
  await twice(world, number, () => world.deployment.outbox.drain())
  const { rows } = await world.deployment.db.pool.query<{ error: string }>('select error from outbox_parked limit 1')
  if (rows[0] !== undefined) throw new Violation(`an event could not be handled: ${rows[0].error}`)
  for (const player of world.players) countPublished(player, nowOf(world))
}

/** Into a crash and, because the first may have done nothing or half of it, again. */
export async function twice(
  { deployment: { crashing }, seen }: World,
  number: number,
  work: () => Promise<void>,
): Promise<void> {
  const crash = crashOf(number)
  crashing.arm(crash)
  await work().catch(() => undefined)
  if (crash !== undefined && crashing.disarm() === undefined) seen.add(`work in the background is cut: ${crash.when}`)
  crashing.disarm()
  await work()
}

async function credit(turn: Turn, terms: Credit['terms']): Promise<string> {
  const { world, player, numbers } = turn
  const [a, b, , d] = numbers
  const amount = (terms.kind === 'deposit' ? 200 : 0) + 1 + (a % amountMax)
  const given = { id: newId(world, terms.kind), amount, rate: pick(rates[terms.kind], b) ?? 0, terms }
  const now = instant(nowOf(world))
  const first = await unheard(world, crashOf(d), (tx: Transaction) => addCredit(tx, player.id, { ...given, now }))
  const again = first.isAnswered
    ? undefined
    : await world.deployment.db.transaction((tx) => addCredit(tx, player.id, { ...given, now }))
  if (again !== undefined) mustBe(`the repetition of ${given.id}`, again, first.isApplied ? 'replayed' : 'applied')
  if (given.rate > 0) player.sources.push({ source: terms.kind, sourceId: given.id })
  player.wallet.state.coin += amount
  player.turnover.do({ act: 'credit', kind: terms.kind, amount: BigInt(amount), rate: given.rate })
  return `${terms.kind} of ${amount} to be played ${given.rate / 10_000} times`
}

async function requirementIds({ deployment }: World, playerId: bigint): Promise<bigint[]> {
  const { rows } = await deployment.db.pool.query<{ id: bigint }>(
    'select id from turnover_req where player_id = $1 order by seq',
    [playerId],
  )
  return rows.map(({ id }) => id)
}
