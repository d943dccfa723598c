import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { openGameWallet } from '#apps/server/features/play-modules.ts'
import type { Op } from '#games/protocol/operations.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Statement } from '#platform/db/statement.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import {
  gameCode,
  type PlayerInGame,
  newId,
  openTestGameProvider,
  testProvider,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'

let gameProvider: TestGameProvider
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
})
afterAll(() => gameProvider.close())

/** Statements that name no player, and how a database sharded by player would handle them. */
const withoutPlayer: Readonly<Record<string, string>> = {
  game_wallet_bound: 'it sets a timeout and touches no table',
  outboxBundleInsert: 'what a transaction published stays where it was published: every process has an outbox',
  game_find_by_codes: 'games are few: every process has a copy',
  // A directory of ids, itself split by the ids, would answer these two.
  ledgerOperationFind: 'an id is used once for all players',
  game_tx_find_by_ids: "a rollback must not take somebody else's bet for one that is still to come",
}

const conditions = [
  /\bplayer_id = (any\(\$|\$|[a-z]\.player_id)/,
  /from player p?\b[^;]*\bid = any\(\$/,
  /insert into \w+ \([^)]*\bplayer_id\b/,
  /from unnest\(\$1::bigint\[\]\) with ordinality as \w+ \(player_id, ordinal\)\s+join \w+ \w+ using \(player_id\)/,
]
/** By a parameter, by a list of them, in the row that is written, or by those of many who ask together. */
const namesPlayer = ({ text }: Pick<Statement<unknown>, 'text'>): boolean =>
  conditions.some((condition) => condition.test(text))

/** The same database, where every statement that is sent is written down. */
function listening(db: Database): { readonly db: Database; readonly sent: Map<string, Statement<unknown>> } {
  const sent = new Map<string, Statement<unknown>>()
  const recorded = <On extends Queryable>(on: On): On => ({
    ...on,
    rows: (statement, values) => {
      sent.set(statement.name, statement)
      return on.rows(statement, values)
    },
  })
  return {
    sent,
    db: {
      ...recorded(db),
      transaction: (work, options) => db.transaction((tx) => work(recorded(tx)), options),
    },
  }
}

test('every statement on the way of a bet, a win and a rollback names its player', async () => {
  const { site } = gameProvider
  const player = await gameProvider.newPlayer(10_000)
  const { sent, db } = listening(site.context.db)
  const wallet = openGameWallet({ ...site.context, db, metrics: createMetrics({ version: 'test' }) })
  const { playerId, session } = player
  const ask = (op: Op, fields: object) => {
    const json = { reqId: newId('req'), currency: 'PHP', ts: '2026-11-21T00:00:00Z', playerId, ...fields }
    return wallet.perform(testProvider, op, json as never)
  }
  const round = { gameCode, roundId: newId('round') }
  const bet = { ...round, session, txId: newId('bet'), amount: 100 }
  const second = { ...bet, txId: newId('bet') }
  const free = { ...bet, roundId: newId('round'), txId: newId('bet'), amount: 0, freeRoundId: 'gift' }
  const adjust = { refRoundId: round.roundId, reason: 'test' }
  await giveFreeRounds(player)
  const answers = [
    await ask('bet', bet),
    await ask('bet', second),
    await ask('rollback', { txId: newId('back'), refTxId: second.txId }),
    await ask('win', { ...round, txId: newId('win'), betTxId: bet.txId, amount: 40 }),
    await ask('adjust', { ...adjust, txId: newId('adjust'), signedAmount: -20_000 }),
    await ask('adjust', { ...adjust, txId: newId('adjust'), signedAmount: 12_000 }),
    await ask('rollback', { txId: newId('back'), refTxId: newId('bet') }),
    await ask('endround', { ...round, txId: newId('end'), totals: { bet: 100, win: 40 } }),
    await ask('rollback', { txId: newId('void'), scope: 'ROUND', roundId: round.roundId }),
    await ask('bet', free),
    await ask('rollback', { txId: newId('back'), refTxId: free.txId }),
    await ask('betwin', {
      gameCode,
      roundId: newId('round'),
      betTxId: newId('bet'),
      winTxId: newId('win'),
      betAmount: 10,
      winAmount: 5,
      endRound: true,
    }),
    await ask('promo', { txId: newId('promo'), campaignId: 'fiesta', type: 'DROP', amount: 5 }),
    await ask('balance', { session }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'ok'))

  expect([...sent.keys()]).toEqual(
    expect.arrayContaining(['game_free_round_use', 'game_debt_repay', 'game_tx_find_by_rounds']),
  )
  const nameless = [...sent.values()].filter((statement) => !namesPlayer(statement)).map(({ name }) => name)
  expect(nameless.toSorted()).toEqual(Object.keys(withoutPlayer).toSorted())
})

const giveFreeRounds = ({ id: playerId }: PlayerInGame) => {
  const { site } = gameProvider
  const now = site.clock.now()
  const terms = { rounds: 1, stake: centavos(100n), betRate: basisPoints(0), expiresAt: addDuration(now, days(1)) }
  const gift = { id: 'gift', playerId, providerId: testProvider.id, gameCode, grantedBy: 'test', now, ...terms }
  return site.context.db.transaction((tx) => site.features.gameWallet.grantFreeRounds(tx, gift))
}
