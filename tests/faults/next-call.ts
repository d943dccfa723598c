import { randomUUID } from 'node:crypto'
import { type Draw, drawWeighted } from '#core/draw/draw.ts'
import { common, inRound } from '#tests/simulation/provider-acts.ts'
import type { SimPlayer } from '#tests/simulation/sim-player.ts'
import type { WalletCall } from '#tests/simulation/slow-wallet.ts'

const amountMax = 300
const newId = (word: string): string => `${word}-${randomUUID()}`

/**
 * A random operation of a game. Operations that would be refused without a record are left out: a retry arriving after
 * their answer would be judged again.
 */
export function nextCall(player: SimPlayer, draw: Draw): WalletCall | undefined {
  const call = drawWeighted(sayings, draw).say(player, draw)
  const { state } = player.wallet.copy().do(call, Date.now())
  return state === null ? undefined : call
}

type NextCall = (player: SimPlayer, draw: Draw) => WalletCall

const bet: NextCall = (player, draw) => {
  const open = [...player.wallet.state.rounds.values()].filter(({ state }) => state === 'OPEN').at(-1)
  const roundId = open !== undefined && draw(2) === 0 ? open.roundId : newRound(player)
  const txId = newId('bet')
  player.bets.push({ txId, roundId })
  const body = { ...common, ...inRound(player, roundId), txId, session: player.session, amount: 1 + draw(amountMax) }
  return { op: 'bet', body: { ...body, endRound: draw(6) === 0 } }
}

const win: NextCall = (player, draw) => {
  const of = player.bets.at(-1 - draw(2))
  const round = inRound(player, of?.roundId ?? 'unplayed')
  const named = draw(3) === 0 || of === undefined ? {} : { betTxId: of.txId }
  const amount = draw(5) === 0 ? 0 : draw(amountMax)
  return { op: 'win', body: { ...common, ...round, txId: newId('win'), amount, endRound: draw(2) === 0, ...named } }
}

const betwin: NextCall = (player, draw) => {
  const round = inRound(player, newRound(player))
  const amounts = { betAmount: 1 + draw(amountMax), winAmount: draw(amountMax) }
  const ids = { betTxId: newId('bet'), winTxId: newId('win') }
  return { op: 'betwin', body: { ...common, ...round, ...ids, ...amounts, session: player.session, endRound: true } }
}

const rollback: NextCall = (player, draw) =>
  rollbackWith(newId('back'), player, player.bets.at(-1 - draw(3))?.txId ?? newId('never'))

/** Of a bet that will never come, or comes too late. */
const rollbackInAdvance: NextCall = (player) => rollbackWith(newId('back'), player, newId('never'))

const endround: NextCall = (player, draw) => {
  const round = inRound(player, player.rounds.at(-1 - draw(2)) ?? 'unplayed')
  return { op: 'endround', body: { ...common, ...round, txId: newId('end'), totals: { bet: 0, win: 0 } } }
}

const promo: NextCall = (player, draw) => {
  const prize = { campaignId: 'fiesta', type: 'DROP', amount: draw(amountMax) } as const
  return { op: 'promo', body: { ...common, playerId: String(player.id), txId: newId('promo'), ...prize } }
}

const voidRound: NextCall = (player, draw) => {
  const roundId = player.rounds.at(-1 - draw(2)) ?? newRound(player)
  const body = { ...common, playerId: String(player.id), txId: newId('void'), scope: 'ROUND', roundId } as const
  return { op: 'rollback', body }
}

const sayings = [
  { weight: 5, say: bet },
  { weight: 4, say: win },
  { weight: 2, say: betwin },
  { weight: 1, say: rollback },
  { weight: 1, say: rollbackInAdvance },
  { weight: 1, say: endround },
  { weight: 1, say: promo },
  { weight: 1, say: voidRound },
]

function newRound(player: SimPlayer): string {
  const roundId = newId('round')
  player.rounds.push(roundId)
  return roundId
}

function rollbackWith(txId: string, player: SimPlayer, refTxId: string): WalletCall {
  return { op: 'rollback', body: { ...common, playerId: String(player.id), txId, refTxId } }
}
