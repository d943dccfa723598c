import type { Act } from './step.ts'
import { gameCodeOf } from './simulated-deployment.ts'
import type { SimPlayer } from './sim-player.ts'
import { txIdOf, type WalletCall } from './slow-wallet.ts'
import { newId, type Performance, pick, type Turn, type World } from './world.ts'

export const amountMax = 300

/** The provider's acts. They only queue a message. */
export const providerActs = {
  bet: ({ world, player, numbers }) => queue(world, player, newBet({ world, player, numbers })),
  win: ({ world, player, numbers: [a, b, c, d] }) => {
    const bet = pick(player.bets.slice(-6), b)
    if (bet === undefined) return 'nothing was bet'
    const amount = a % 6 === 0 ? 0 : 1 + (a % amountMax)
    const named = c % 3 === 0 ? {} : { betTxId: c % 13 === 1 ? newId(world, 'never') : bet.txId }
    const jackpot = c % 7 === 0 ? ({ winType: 'JACKPOT', jackpotId: 'grand' } as const) : {}
    const body = { ...inRound(player, bet.roundId), txId: newId(world, 'w'), amount, endRound: d % 2 === 0 }
    return queue(world, player, { op: 'win', body: { ...common, ...body, ...named, ...jackpot } })
  },
  betwin: ({ world, player, numbers: [a, b, c, d] }) => {
    const roundId = b % 4 === 0 ? oldRound(player, c) : newRound(world, player)
    const usedWin = d % 5 === 0 ? pick(winIdsOfPairs(world, player), b) : undefined
    const winTxId = usedWin ?? newId(world, 'w')
    const betTxId = newId(world, 'b')
    player.bets.push({ txId: betTxId, roundId })
    const amounts = { betAmount: 1 + (a % amountMax), winAmount: c % amountMax }
    const session = d % 3 === 0 ? { session: player.session } : {}
    const body = { ...common, ...inRound(player, roundId), betTxId, winTxId, ...amounts, ...session }
    return queue(world, player, { op: 'betwin', body: { ...body, endRound: d % 4 !== 0 } })
  },
  rollback: ({ world, player, numbers: [, b, c] }) => {
    const called = world.answered.filter((message) => message.player === player).map(({ call }) => txIdOf(call))
    const ref = c % 5 === 0 ? pick(called, b) : pick(player.bets.slice(-6), b)?.txId
    const win = c % 9 === 0 ? pick(winIdsOfPairs(world, player), b) : undefined
    return queue(world, player, rollbackOf(world, player, win ?? ref ?? newId(world, 'never')))
  },
  rollbackFirst: ({ world, player, numbers }) => {
    const bet = newBet({ world, player, numbers })
    queue(world, player, rollbackOf(world, player, txIdOf(bet)))
    return queue(world, player, bet)
  },
  voidRound: ({ world, player, numbers: [, b, c] }) => {
    const roundId = b % 6 === 0 ? newRound(world, player) : oldRound(player, c)
    const body = { ...common, playerId: String(player.id), txId: newId(world, 'v'), scope: 'ROUND', roundId } as const
    return queue(world, player, { op: 'rollback', body })
  },
  endround: ({ world, player, numbers: [a, b] }) => {
    const totals = { bet: a % amountMax, win: 0 }
    const round = inRound(player, a % 9 === 0 ? newId(world, 'unplayed') : oldRound(player, b))
    return queue(world, player, { op: 'endround', body: { ...common, ...round, txId: newId(world, 'e'), totals } })
  },
  promo: ({ world, player, numbers: [a] }) => {
    const prize = { txId: newId(world, 'p'), campaignId: 'fiesta', type: 'DROP', amount: a % amountMax } as const
    return queue(world, player, { op: 'promo', body: { ...common, playerId: String(player.id), ...prize } })
  },
  adjust: ({ world, player, numbers: [a, b, c] }) => {
    const signedAmount = (1 + (a % amountMax)) * (b % 2 === 0 ? 1 : -1)
    const played = pick([...player.wallet.state.rounds.keys()], c)
    const refRoundId = b % 7 === 0 || played === undefined ? newId(world, 'unplayed') : played
    const body = { ...common, playerId: String(player.id), txId: newId(world, 'a'), refRoundId, signedAmount }
    return queue(world, player, { op: 'adjust', body: { ...body, reason: 'wrong reel' } })
  },
  repeat: ({ world, numbers: [, b] }) => {
    const message = pick(world.answered, b)
    return message === undefined ? 'nothing was said' : queue(world, message.player, message.call)
  },
  mismatch: ({ world, numbers: [, b, c] }) => {
    // As often with a rare operation as with a frequent one.
    const kept = world.answered.filter((each) => each.player.wallet.state.used.has(txIdOf(each.call)))
    const ofOneKind = pick([...Map.groupBy(kept, ({ call }) => call.op).values()], c) ?? []
    const message = pick(ofOneKind, b)
    if (message === undefined) return 'nothing was said'
    return queue(world, message.player, changed(message.call))
  },
} satisfies Partial<Record<Act, Performance>>

const winIdsOfPairs = ({ answered }: World, player: SimPlayer): string[] =>
  answered.flatMap((message) =>
    message.player === player && message.call.op === 'betwin' ? [message.call.body.winTxId] : [],
  )

/** What every operation carries. */
export const common = { reqId: 'q', currency: 'PHP', ts: '2026-11-21T07:05:00Z' } as const

export const inRound = ({ id, type }: SimPlayer, roundId: string) => ({
  playerId: String(id),
  gameCode: gameCodeOf(type),
  roundId,
})

function queue(world: World, player: SimPlayer, call: WalletCall): string {
  world.outgoing.push({ player, call, isRetry: false })
  return `will say ${call.op} ${txIdOf(call)}`
}

function newRound(world: World, player: SimPlayer): string {
  const roundId = newId(world, 'r')
  player.rounds.push(roundId)
  return roundId
}

const oldRound = (player: SimPlayer, number: number): string => pick(player.rounds.slice(-4), number) ?? 'unplayed'

/** A bet of some amount, in a new round or an older one. */
export function newBet({ world, player, numbers: [a, b, c, d] }: Turn, amount = 1 + (a % amountMax)): WalletCall {
  const roundId = b % 3 === 0 || player.rounds.length === 0 ? newRound(world, player) : oldRound(player, b)
  const txId = newId(world, 'b')
  player.bets.push({ txId, roundId })
  const isFree = c % 12 === 1
  const session = d % 23 === 0 ? 'nobodys-session-token' : player.session
  const kind = isFree
    ? { amount: 0, freeRoundId: `gift-${player.type}` }
    : { amount, betType: c % 12 === 0 ? 'TIP' : 'NORMAL' }
  const body = { ...common, ...inRound(player, roundId), txId, session, endRound: d % 3 === 0, ...kind }
  return { op: 'bet', body: body as Extract<WalletCall, { op: 'bet' }>['body'] }
}

export const rollbackOf = (world: World, player: SimPlayer, refTxId: string): WalletCall => ({
  op: 'rollback',
  body: { ...common, playerId: String(player.id), txId: newId(world, 'u'), refTxId },
})

/** The same id with something else in it. */
function changed({ op, body }: WalletCall): WalletCall {
  const other =
    'amount' in body && !('freeRoundId' in body) ? { amount: body.amount + 1 } : { gameCode: 'another-game' }
  return { op, body: { ...body, ...other } } as WalletCall
}
