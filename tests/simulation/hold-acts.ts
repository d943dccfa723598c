import { instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { passWithdrawalGate, type PostResult, post, type Transfer } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Crash } from './crashing-database.ts'
import { amountMax } from './provider-acts.ts'
import { unheard } from './unheard.ts'
import { mustBe } from './violation.ts'
import { newId, nowOf, pick, type Turn } from './world.ts'

class Refused extends Error {}

type HoldTransfer = { readonly key: string; readonly transfer: Transfer }

const poster =
  ({ world, player }: Turn, { key, transfer }: HoldTransfer) =>
  (tx: Transaction): Promise<PostResult> =>
    post(tx, { playerId: player.id, source: 'simulation', key, now: instant(nowOf(world)), transfers: [transfer] })

/** Asks for a withdrawal: everything has to have been staked, and the coins are held. */
export async function addHold(turn: Turn, crash: Crash | undefined): Promise<string> {
  const { world, player, numbers } = turn
  const { coin } = player.wallet.state
  const amount = 1 + (numbers[0] % Math.max(amountMax, coin))
  const key = newId(world, 'hold')
  const transfer = { reason: 'withdrawalHold', from: 'coin', to: 'hold', reference: key } as const
  const hold = poster(turn, { key, transfer: { ...transfer, amount: centavos(BigInt(amount)) } })
  const isFree = player.turnover.remaining() === 0n
  try {
    const done = await unheard(world, crash, async (tx) => {
      const remaining = await passWithdrawalGate(tx, player.id)
      mustBe('what is still to be staked', remaining, player.turnover.remaining())
      const posted = remaining === 0n ? await hold(tx) : undefined
      if (posted?.kind !== 'applied') throw new Refused(posted?.kind)
      return posted
    })
    if (!done.isApplied) return 'a withdrawal came to nothing'
    player.turnover.do({ act: 'withdraw' })
    const posted = done.isAnswered ? done.value : await world.deployment.db.transaction(hold)
    mustBe('a withdrawal is accepted', isFree && amount <= coin, true)
    player.holds.push({ seq: seqOf(posted), amount, isOpen: true })
    player.wallet.state.coin -= amount
    player.hold += amount
    world.seen.add('a withdrawal is held')
    return `${amount} is held`
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    mustBe('a withdrawal is refused', !isFree || amount > coin, true)
    if (!isFree) world.seen.add('a withdrawal waits for play')
    return 'a withdrawal is refused'
  }
}

const seqOf = (posted: PostResult): bigint => {
  const seq = posted.kind === 'refused' ? undefined : posted.seqs[0]
  if (seq === undefined) throw new Error(`a hold was ${posted.kind}`)
  return seq
}

/** Gives back what was held, or pays it out: once. */
export async function closeHold(
  turn: Turn,
  reason: 'withdrawalRelease' | 'withdrawalSettle',
  crash: Crash | undefined,
): Promise<string> {
  const { world, player, numbers } = turn
  const hold = pick(player.holds, numbers[0])
  if (hold === undefined) return 'nothing is held'
  const to = reason === 'withdrawalRelease' ? 'coin' : 'psp:sim'
  const key = newId(world, 'close')
  const amount = centavos(BigInt(hold.amount))
  const transfer: Transfer = { reason, from: 'hold', to, amount, reference: key, closes: hold.seq }
  const close = poster(turn, { key, transfer })
  const done = await unheard(world, crash, close)
  const posted = done.isAnswered ? done.value : await world.deployment.db.transaction(close)
  const isRepeated = !done.isAnswered && done.isApplied
  mustBe(
    `the closing of hold ${hold.seq}`,
    posted.kind,
    hold.isOpen ? (isRepeated ? 'replayed' : 'applied') : 'refused',
  )
  world.seen.add(hold.isOpen ? `a hold is closed: ${reason}` : 'a hold is closed twice')
  if (!hold.isOpen) return `hold ${hold.seq} was closed already`
  hold.isOpen = false
  player.hold -= hold.amount
  if (reason === 'withdrawalRelease') player.wallet.state.coin += hold.amount
  return `hold ${hold.seq} is closed by ${reason}`
}

export async function moveSafebox(turn: Turn, reason: 'safeboxIn' | 'safeboxOut'): Promise<string> {
  const { world, player, numbers } = turn
  const amount = 1 + (numbers[0] % amountMax)
  const [from, to] = reason === 'safeboxIn' ? (['coin', 'safebox'] as const) : (['safebox', 'coin'] as const)
  const key = newId(world, 'safe')
  const transfer: Transfer = { reason, from, to, amount: centavos(BigInt(amount)), reference: key }
  const posted = await world.deployment.db.transaction(poster(turn, { key, transfer }))
  const { state } = player.wallet
  const has = reason === 'safeboxIn' ? state.coin : player.safebox
  mustBe(`${reason} of ${amount}`, posted.kind, amount <= has ? 'applied' : 'refused')
  if (amount > has) return `${reason} is refused`
  const change = reason === 'safeboxIn' ? amount : -amount
  state.coin -= change
  player.safebox += change
  return `${reason} of ${amount}`
}
