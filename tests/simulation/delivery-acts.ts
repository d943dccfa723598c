import { glwCode } from '#games/protocol/codes.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { shuffled } from '#core/draw/draw.ts'
import type { WalletReply } from '#features/play/game-wallet/server/index.ts'
import type { Crash } from './crashing-database.ts'
import { amountMax, newBet, rollbackOf } from './provider-acts.ts'
import { provider } from './simulated-deployment.ts'
import type { SlowAnswer, SlowWallet, WalletCall } from './slow-wallet.ts'
import { txIdOf } from './slow-wallet.ts'
import type { Act } from './step.ts'
import { mustBe, Violation } from './violation.ts'
import { type Message, nowOf, type Performance, type World } from './world.ts'
import { whileLocked } from './while-locked.ts'

/** Delivery of the provider's messages: late, out of order, twice, to the other process, into a crash, or never. */
export const deliveryActs = {
  deliver: ({ world, numbers: [a, b, c, d] }) => {
    const taken = world.outgoing.splice(0, 1 + (a % 5))
    const messages = b % 3 === 0 ? shuffled(taken, seededTestDraw(b)) : taken
    const [first] = messages
    if (first === undefined) return 'nothing to say'
    if (b % 3 === 0 && messages.length > 1) world.seen.add('messages arrive out of order')
    if (c % 4 === 0) {
      messages.push(first)
      world.seen.add('a message arrives twice at once')
    }
    return deliver(world, messages, { wallet: a % 2, crash: crashOf(d), isLocked: c % 9 === 1 })
  },
  race: (turn) => race(turn.world, contestants(turn)),
  drop: ({ world, numbers: [, b] }) => {
    const [lost] = world.outgoing.splice(b % Math.max(1, world.outgoing.length), 1)
    if (lost === undefined) return 'nothing to say'
    world.seen.add('a message is lost')
    const { player, call } = lost
    if (call.op === 'bet')
      world.outgoing.push({ player, call: rollbackOf(world, player, txIdOf(call)), isRetry: false })
    return `lost ${call.op} ${txIdOf(call)}`
  },
} satisfies Partial<Record<Act, Performance>>

export function crashOf(number: number): Crash | undefined {
  const kind = number % 9
  if (kind === 0) return { when: 'beforeCommit' }
  if (kind === 1) return { when: 'afterCommit' }
  return kind === 2 ? { when: 'statement', number: 1 + (number % 11) } : undefined
}

type Delivery = { readonly wallet: number; readonly crash?: Crash | undefined; readonly isLocked?: boolean }

/** Says all of it at once to one process, and holds every answer against the plain rules. */
export async function deliver(world: World, messages: readonly Message[], delivery: Delivery): Promise<string> {
  const { crashing, db } = world.deployment
  crashing.arm(delivery.crash)
  const ask = () => Promise.all(messages.map(({ call }) => perform(world, delivery.wallet, call)))
  const [first] = messages
  const isLocked = delivery.isLocked === true && first !== undefined
  const replies = await (isLocked ? whileLocked(db, first.player.id, ask) : ask())
  if (isLocked) world.seen.add('a book is locked by somebody else')
  const crash = crashing.disarm() === undefined ? delivery.crash : undefined
  if (crash !== undefined) world.seen.add(`a batch is cut: ${crash.when}`)
  for (const [index, message] of messages.entries()) receive(world, { message, reply: replies[index], crash })
  for (const [index, message] of messages.entries()) checkCancelled(message, replies[index])
  return messages.map(({ call }, index) => `${call.op} ${txIdOf(call)} → ${replies[index]?.code}`).join(', ')
}

function perform({ deployment }: World, wallet: number, { op, body }: WalletCall): Promise<WalletReply> {
  return (deployment.wallets[wallet] ?? deployment.wallets[0]).perform(provider, op, body)
}

type Delivered = {
  readonly message: Message
  readonly reply: WalletReply | undefined
  readonly crash: Crash | undefined
}

function receive(world: World, { message, reply, crash }: Delivered): void {
  const { player, call, isRetry } = message
  if (reply === undefined) throw new Violation(`${call.op} ${txIdOf(call)} was not answered`)
  const isKnown = reply.code !== 'unknown' && reply.code !== 'tryLater'
  if (isKnown) {
    const expected = player.wallet.do(call, nowOf(world))
    if (!isCancelledRepetition(reply, expected)) {
      mustBe(`the answer to ${call.op} ${txIdOf(call)}`, answerOf(reply), expected)
    }
    notice(world, { call, answer: expected, isRetry })
    world.answered.push(message)
    return
  }
  if (crash === undefined) throw new Violation(`${call.op} ${txIdOf(call)} was answered ${reply.code} without a fault`)
  // A "try later" promises that nothing was done, which is verified after every step.
  if (crash.when === 'afterCommit' && reply.code === 'unknown') player.wallet.do(call, nowOf(world))
  world.outgoing.push({ ...message, isRetry: true })
}

/** A repetition that meets its own rollback may already be cancelled. */
const isCancelledRepetition = ({ code }: WalletReply, { dup, state }: SlowAnswer): boolean =>
  dup && state === 'APPLIED' && code === 'txCancelled'

function checkCancelled({ player, call }: Message, reply: WalletReply | undefined): void {
  if (reply?.decision?.state !== 'ROLLED_BACK') return
  mustBe(`${txIdOf(call)}, told to be taken back,`, player.wallet.state.txs.get(txIdOf(call))?.state, 'ROLLED_BACK')
}

const answerOf = ({ code, decision = {}, balance }: WalletReply): SlowAnswer => ({
  code: glwCode[code],
  state: decision.state ?? null,
  dup: decision.dup ?? false,
  balance: Number(balance),
})

type Notice = { readonly call: WalletCall; readonly answer: SlowAnswer; readonly isRetry: boolean }

function notice({ seen }: World, { call, answer, isRetry }: Notice): void {
  const { code, state, dup } = answer
  seen.add(`${call.op} is answered ${code}`)
  if (state === 'TOMBSTONE') seen.add('a bet comes after its rollback')
  if (isRetry && state === 'APPLIED') seen.add(`an unheard operation is asked again and was ${dup ? '' : 'not '}done`)
  if (call.op === 'rollback' && dup) seen.add('a rollback is repeated')
  if (call.op === 'bet' && code === 0) noticeBet(seen, call.body)
}

function noticeBet(seen: Set<string>, { betType, freeRoundId }: Extract<WalletCall, { op: 'bet' }>['body']): void {
  if (betType === 'TIP') seen.add('a tip is taken')
  if (freeRoundId !== undefined) seen.add('a free round is played')
}

/** Two messages of one player that go to two processes at once. */
function contestants(turn: Parameters<Performance>[0]): [Message, Message] {
  const { world, player, numbers } = turn
  const [, , c, d] = numbers
  const message = (call: WalletCall): Message => ({ player, call, isRetry: false })
  const first = message(newBet(turn, stakeOf(player.wallet, d)))
  if (c % 3 === 0) return [first, first]
  if (c % 3 === 1) return [first, message(rollbackOf(world, player, txIdOf(first.call)))]
  return [first, message(newBet(turn, stakeOf(player.wallet, d)))]
}

/** Often all that there is, or all that may still be lost, so that only one of two can be taken. */
function stakeOf({ state: { coin, lossMax, net } }: SlowWallet, number: number): number {
  const most = lossMax === undefined ? coin : Math.min(coin, lossMax + net)
  return number % 3 === 0 ? 1 + (number % amountMax) : Math.max(1, most)
}

/** Whatever the order in which the processes took them, the answers and the end are those of one order. */
async function race(world: World, [first, second]: [Message, Message]): Promise<string> {
  const { player } = first
  const messages = [first, second] as const
  const replies = await Promise.all(messages.map(({ call }, wallet) => perform(world, wallet, call)))
  const answers = replies.map(answerOf)
  for (const order of [[0, 1] as const, [1, 0] as const]) {
    const tried = player.wallet.copy()
    const expected: SlowAnswer[] = []
    for (const index of order) expected[index] = tried.do(messages[index].call, nowOf(world))
    if (JSON.stringify(expected) !== JSON.stringify(answers)) continue
    player.wallet = tried
    world.answered.push(...messages)
    world.seen.add('two processes have the same player at once')
    return `${messages.map(({ call }) => `${call.op} ${txIdOf(call)}`).join(' and ')} at once`
  }
  throw new Violation(
    `${messages.map(({ call }) => `${call.op} ${txIdOf(call)}`).join(' and ')} at once were answered ${JSON.stringify(answers)}, which no order explains`,
  )
}
