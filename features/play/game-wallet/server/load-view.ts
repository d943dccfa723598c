import type { KeyCheck } from '#ledger'
import type { Clock } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { freeRoundFindByIds, type FreeRoundId } from './store/free-round.store.ts'
import { debtFindOpen } from './store/game-debt.store.ts'
import { archivedRoundsOf } from './store/hidden-rounds.store.ts'
import { roundFindByIds } from './store/game-round.store.ts'
import { soleBetOf } from './sole-bet.ts'
import type { Round } from '../round.ts'
import { sessionFind, type SessionKey } from './store/game-session.store.ts'
import { type GameTx, type RoundId, txFindByIds, txFindByRounds, type TxId } from './store/game-tx.store.ts'
import { nonceTake } from './store/nonce.store.ts'
import type { GameRef, WalletNeighbours } from './wallet-dependencies.ts'
import { isWholeRound, type WalletOrder } from './wallet-order.ts'
import { freeRoundKey, gameKey, roundKey, txKey, type WalletChange, type WalletView } from './wallet-view.ts'

/**
 * Reads the state a batch is decided from: one statement per kind, whatever the number of operations. It also takes the
 * nonces of the requests: a separate transaction for them would cost a good part of a bet.
 */
export async function loadView(
  tx: Transaction,
  orders: readonly WalletOrder[],
  {
    players,
    games,
    limits,
    clock,
    keyCheck,
  }: WalletNeighbours & { readonly clock: Clock; readonly keyCheck: KeyCheck },
): Promise<WalletView> {
  // What violates a unique key if it is there already need not be read.
  const read = keyCheck === 'optimistic' ? orders.filter((order) => !isWholeRound(order)) : orders
  const playerIds = [...new Set(orders.map(({ playerId }) => playerId))]
  const now = clock.now()
  const playersFound = players(tx, playerIds, now)
  const [playerList, gameList, sessions, roundList, found, ofVoided, limitsFound, grants, debts] = await Promise.all([
    playersFound,
    games(tx, gamesOf(orders)),
    sessionFind(tx, sessionsOf(orders)),
    roundFindByIds(tx, uniqueBy(roundIdsOf(read), roundKey)),
    txFindByIds(tx, txIdsOf(read)),
    txFindByRounds(tx, uniqueBy(orders.flatMap(voidedRoundOf), roundKey)),
    playersFound.then((found) => limits(tx, found, now)),
    freeRoundFindByIds(tx, uniqueBy(orders.flatMap(freeRoundOf), freeRoundKey)),
    debtFindOpen(tx, [...new Set(orders.flatMap(creditedPlayer))]),
    takeNonces(tx, orders),
  ])
  return {
    keyCheck,
    players: new Map(playerList.map((player) => [player.id, player])),
    games: new Map(gameList.map((game) => [gameKey(game.providerId, game.gameCode), game])),
    sessions: new Map(sessions.map((session) => [session.hash, session])),
    ...(await loadPlays(tx, orders, { roundList, found: [...found, ...ofVoided] })),
    limits: new Map(limitsFound),
    freeRounds: new Map(grants.map((grant) => [freeRoundKey(grant), grant])),
    debts: Map.groupBy(debts, ({ playerId }) => playerId),
  }
}

/** Whether no bet was refused as if its round were new although it was not. */
export async function areRoundsNew(tx: Transaction, changes: readonly WalletChange[]): Promise<boolean> {
  const taken = changes.flatMap(({ takenForNew }) => takenForNew ?? [])
  return (await roundFindByIds(tx, taken)).length === 0
}

type ViewRows = { readonly roundList: readonly Round[]; readonly found: readonly GameTx[] }

/** The rounds and transactions of the batch, and those that are known only after the first were read, which is rare. */
async function loadPlays(tx: Transaction, orders: readonly WalletOrder[], { roundList, found }: ViewRows) {
  const rounds = new Map(roundList.map((round) => [roundKey(round), round]))
  const txs = new Map(roundList.flatMap(soleBetOf).map((bet) => [keyOfTx(bet), bet]))
  const bets = await txFindByIds(
    tx,
    namedBets(orders).filter((id) => !txs.has(keyOfTx(id))),
  )
  // The rollback of a bet need not name its round.
  const unnamed = uniqueBy(found.flatMap(roundIdOfTx), roundKey).filter((id) => !rounds.has(roundKey(id)))
  for (const round of await roundFindByIds(tx, unnamed)) rounds.set(roundKey(round), round)
  const ofUndone = await txFindByRounds(tx, uniqueBy(roundsOfUndone(orders, found), roundKey))
  for (const each of [...bets, ...found, ...ofUndone]) txs.set(keyOfTx(each), each)
  const archived = await archivedRoundsOf(tx, roundsToLookFor(orders, { rounds, found: [...found, ...bets] }))
  return { rounds, txs, archivedRounds: new Set(archived.map(roundKey)) }
}

/** Rounds that should be there and are not. A bet that is decided in the same batch may begin one. */
function roundsToLookFor(
  orders: readonly WalletOrder[],
  { rounds, found }: { readonly rounds: ReadonlyMap<string, Round>; readonly found: readonly GameTx[] },
): RoundId[] {
  const begun = new Set(roundIdsOf(orders.filter(isBet)).map(roundKey))
  const named = [...roundIdsOf(orders.filter((order) => !isBet(order))), ...found.flatMap(roundIdOfTx)]
  return uniqueBy(named, roundKey).filter((id) => !rounds.has(roundKey(id)) && !begun.has(roundKey(id)))
}

const isBet = ({ op }: WalletOrder): boolean => op === 'bet' || op === 'betwin'

const keyOfTx = ({ providerId, txId }: TxId): string => txKey(providerId, txId)

async function takeNonces(tx: Transaction, orders: readonly WalletOrder[]): Promise<void> {
  const claims = orders.flatMap(({ nonce }) => nonce ?? [])
  if (claims.length > 0) await nonceTake(tx, claims)
}

const uniqueBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
]

/** The earlier transactions that rollbacks and pairs name. */
const txIdsOf = (orders: readonly WalletOrder[]): TxId[] =>
  namedIds(orders, (order) => {
    if (order.op === 'betwin') return order.body.winTxId
    return order.op === 'rollback' ? order.body.refTxId : undefined
  })

/** The bets that wins name. */
const namedBets = (orders: readonly WalletOrder[]): TxId[] =>
  namedIds(orders, (order) => (order.op === 'win' ? order.body.betTxId : undefined))

function namedIds(orders: readonly WalletOrder[], nameIn: (order: WalletOrder) => string | undefined): TxId[] {
  const ids = orders.flatMap((order): TxId[] => {
    const txId = nameIn(order)
    return txId === undefined ? [] : [{ providerId: order.provider.id, txId }]
  })
  return uniqueBy(ids, keyOfTx)
}

const roundIdsOf = (orders: readonly WalletOrder[]): RoundId[] =>
  orders.flatMap((order) => {
    const roundId = namedRound(order)
    return roundId === undefined ? [] : [{ playerId: order.playerId, providerId: order.provider.id, roundId }]
  })

function namedRound(order: WalletOrder): string | undefined {
  if (order.op === 'promo') return undefined
  return order.op === 'adjust' ? order.body.refRoundId : order.body.roundId
}

const roundIdOfTx = ({
  playerId,
  providerId,
  roundId,
}: Omit<RoundId, 'roundId'> & { roundId: string | null }): RoundId[] =>
  roundId === null ? [] : [{ playerId, providerId, roundId }]

function voidedRoundOf(order: WalletOrder): RoundId[] {
  if (order.op !== 'rollback' || order.body.scope !== 'ROUND' || order.body.roundId === undefined) return []
  return [{ playerId: order.playerId, providerId: order.provider.id, roundId: order.body.roundId }]
}

/** The rounds that lose a bet, possibly placed in the same batch: all of their bets and wins are read. */
function roundsOfUndone(orders: readonly WalletOrder[], found: readonly GameTx[]): RoundId[] {
  const undone = new Set(
    orders.flatMap((order) =>
      order.op === 'rollback' && order.body.refTxId !== undefined ? [txKey(order.provider.id, order.body.refTxId)] : [],
    ),
  )
  if (undone.size === 0) return []
  const placed = orders.filter((order) => order.op === 'bet' && undone.has(txKey(order.provider.id, order.body.txId)))
  return [
    ...found.filter(({ providerId, txId }) => undone.has(txKey(providerId, txId))).flatMap(roundIdOfTx),
    ...roundIdsOf(placed),
  ]
}

function sessionsOf(orders: readonly WalletOrder[]): SessionKey[] {
  const sessions = orders.flatMap(({ sessionHash: hash, playerId }): SessionKey[] =>
    hash === undefined ? [] : [{ hash, playerId }],
  )
  return uniqueBy(sessions, ({ hash, playerId }) => `${playerId} ${hash}`)
}

function freeRoundOf({ op, body, playerId }: WalletOrder): FreeRoundId[] {
  return op === 'bet' && body.freeRoundId !== undefined ? [{ playerId, id: body.freeRoundId }] : []
}

/** Only payments of games go towards debts. */
const creditedPlayer = ({ op, playerId }: WalletOrder): bigint[] =>
  op === 'win' || op === 'betwin' || op === 'adjust' ? [playerId] : []

/** Only bets need the game. */
function gamesOf(orders: readonly WalletOrder[]): GameRef[] {
  const games = orders.flatMap((order): GameRef[] =>
    order.op === 'bet' || order.op === 'betwin'
      ? [{ providerId: order.provider.id, gameCode: order.body.gameCode }]
      : [],
  )
  return uniqueBy(games, ({ providerId, gameCode }) => gameKey(providerId, gameCode))
}
