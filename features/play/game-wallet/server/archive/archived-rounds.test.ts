import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { isoTime } from '#core/clock/iso-time.ts'
import {
  type ArchiveMonthRun,
  archiveMonth,
  attachMonth,
  closeDays,
  dropMonth,
  monthNamed,
  verifyOnward,
} from '#ledger'
import { dayOf } from '#core/clock/manila.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import {
  gameCode,
  newId,
  openTestGameProvider,
  type PlayerInGame,
  type Reply,
  type TestGameProvider,
  testProvider,
} from '#tests/support/test-game-provider.ts'
import { roundData } from '../round-data.ts'
import { isRoundArchived, requireRoundsReadable, roundsReadableSince } from '../store/hidden-rounds.store.ts'
import { revenueReport } from '../store/revenue-report.store.ts'
import { gameRevenueByHour, stakedBetween } from '../store/round-figures.store.ts'
import { vaultRoundPages } from '../store/vault-round.store.ts'
import { sumUpRounds } from '../upkeep/sum-up-rounds.ts'
import { archiveRounds } from './archive-rounds.ts'
import { attachRounds } from './attach-rounds.ts'
import { dropRounds } from './drop-rounds.ts'

type Fields = Readonly<Record<string, unknown>>
type Op = Parameters<TestGameProvider['ask']>[0]

let gameProvider: TestGameProvider
let owner: Database
let folder: string
let run: ArchiveMonthRun
const said: string[] = []

const { calls, keep } = rememberedCalls()

/** What a provider asked in the month that is archived, to be asked again. */
function rememberedCalls() {
  const known: Record<string, { op: Op; fields: Fields }> = {}
  return {
    calls: known,
    keep: async (name: string, op: Op, fields: Fields) => {
      known[name] = { op, fields }
      const { code, dup } = await gameProvider.ask(op, fields)
      if (code !== 0 || dup === true) throw new Error(`${name} was answered ${code}`)
    },
  }
}
const callOf = (name: string) => {
  const call = calls[name]
  if (call === undefined) throw new Error(`nobody asked ${name}`)
  return call
}

let player: PlayerInGame
let corrector: PlayerInGame
const now = () => gameProvider.site.clock.now()
const roundIds = { lost: newId('lost'), won: newId('won'), pair: newId('pair'), corrected: newId('corrected') }

async function playTheMonth(): Promise<void> {
  player = await gameProvider.newPlayer(10_000)
  corrector = await gameProvider.newPlayer(10_000)
  const { playerId, session } = player
  const of = (roundId: string) => ({ playerId, session, gameCode, roundId })
  await keep('lost', 'bet', { ...of(roundIds.lost), txId: newId('bet'), amount: 100, endRound: true })
  await keep('bet', 'bet', { ...of(roundIds.won), txId: newId('bet'), amount: 200 })
  const win = { playerId, gameCode, roundId: roundIds.won, txId: newId('win'), amount: 500 }
  await keep('win', 'win', win)
  const ending = { playerId, roundId: roundIds.won, txId: newId('end'), gameCode, totals: { bet: 200, win: 500 } }
  await keep('end', 'endround', ending)
  const pair = { betTxId: newId('bet'), winTxId: newId('win'), betAmount: 50, winAmount: 20, endRound: true }
  await keep('pair', 'betwin', { ...of(roundIds.pair), ...pair })
  const twice = { playerId: corrector.playerId, session: corrector.session, gameCode, roundId: roundIds.corrected }
  const back = newId('bet')
  await keep('first', 'bet', { ...twice, txId: back, amount: 10 })
  await keep('second', 'bet', { ...twice, txId: newId('bet'), amount: 10, endRound: true })
  await keep('back', 'rollback', { playerId: corrector.playerId, txId: newId('back'), refTxId: back })
}

beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  await playTheMonth()
  const { context, clock, ownerUrl } = gameProvider.site
  const month = monthNamed(dayOf(now()).slice(0, 7))
  if (month === undefined) throw new Error('there is no such month')
  folder = await mkdtemp(join(tmpdir(), 'archive-'))
  owner = openDatabase({ url: ownerUrl, poolMax: 2, applicationName: 'archive test' })
  clock.advance(days(100))
  const seal = createKeyedHash(context.secret, 'ledger-checkpoint')
  run = { owner, seal, month, folder, monthsKept: 2, now: now(), say: (line) => said.push(line) }
  await closeDays(context.db, now())
  if ((await verify())?.isSound !== true) throw new Error('no checkpoint covers the month')
})
afterAll(async () => {
  await owner.close()
  await gameProvider.close()
  await rm(folder, { recursive: true, force: true })
})

const verify = (more: { readonly isWhole?: boolean; readonly archives?: string } = {}) =>
  verifyOnward({
    db: gameProvider.site.context.db,
    checks: gameProvider.site.features.checks,
    seal: createKeyedHash(gameProvider.site.context.secret, 'ledger-checkpoint'),
    now: now(),
    withBeside: true,
    ...more,
  })
const tenAtOnce = (op: Op, fields: Fields): Promise<Reply[]> =>
  Promise.all(Array.from({ length: 10 }, () => gameProvider.ask(op, fields)))
const here = async () => {
  const rows = await gameProvider.rows('select round_id from game_round where opened_at < $1 order by round_id', [
    new Date(run.month.until),
  ])
  return rows.map(({ round_id: id }) => id)
}

describe('refused', () => {
  test('before the transfers are archived and dropped, and before its days are summed up', async () => {
    await expect(archiveRounds(run)).rejects.toThrow('archive and drop them first')
    await archiveMonth(run)
    await expect(archiveRounds(run)).rejects.toThrow('archive and drop them first')
    await dropMonth(run)
    await expect(archiveRounds({ ...run, now: run.month.until })).rejects.toThrow('can still come')
    await expect(archiveRounds(run)).rejects.toThrow('not summed up')
    await expect(dropRounds(run)).rejects.toThrow('not archived')
    await expect(attachRounds(run)).rejects.toThrow('not archived')
    await sumUpRounds(gameProvider.site.context.db, now())
  })
})

describe('archived', () => {
  test('the file is written, nothing is deleted, and it can be asked for again', async () => {
    await archiveRounds(run)
    await archiveRounds(run)
    expect(await here()).toEqual(Object.values(roundIds).sort())
    expect(said).toContainEqual(expect.stringContaining('3 rounds are written and read back'))
  })

  test('an interrupted deletion goes on, and keeps what is no closed round without a correction', async () => {
    let steps = 0
    const dying: Database = {
      ...owner,
      transaction: (...given: Parameters<Database['transaction']>) => {
        if (++steps === 3) throw new Error('killed')
        return owner.transaction(...given)
      },
    } as Database
    await expect(dropRounds({ ...run, owner: dying })).rejects.toThrow('killed')
    expect(await verify()).toMatchObject({ isSound: true })
    await dropRounds(run)
    await expect(dropRounds(run)).rejects.toThrow('deleted: nothing is deleted')
    expect(await here()).toEqual([roundIds.corrected])
    expect(await verify()).toMatchObject({ isSound: true })
    expect(await verify({ isWhole: true, archives: folder })).toMatchObject({ isSound: true })
  })

  test.each(['lost', 'bet', 'win', 'end', 'pair', 'first', 'second', 'back'])(
    'the repetition of "%s" gets its first answer, ten at once, and moves nothing',
    async (name) => {
      const { op, fields } = callOf(name)
      const coins = [await gameProvider.coinOf(player), await gameProvider.coinOf(corrector)]
      const expected = name === 'first' ? { code: 12, dup: true } : { code: 0, dup: true }
      for (const reply of await tenAtOnce(op, fields)) expect(reply).toMatchObject(expected)
      expect([await gameProvider.coinOf(player), await gameProvider.coinOf(corrector)]).toEqual(coins)
    },
  )

  test.each<{ what: string; op: Op; fields: () => Fields; code: number }>([
    { what: 'a rollback of a bet', op: 'rollback', fields: () => ({ refTxId: callOf('lost').fields.txId }), code: 99 },
    { what: 'of a bet that won', op: 'rollback', fields: () => ({ refTxId: callOf('bet').fields.txId }), code: 99 },
    { what: 'of a round', op: 'rollback', fields: () => ({ scope: 'ROUND', roundId: roundIds.won }), code: 99 },
    {
      what: 'a second end',
      op: 'endround',
      fields: () => ({ roundId: roundIds.lost, gameCode, totals: { bet: 100, win: 0 } }),
      code: 99,
    },
    { what: 'a win', op: 'win', fields: () => ({ gameCode, roundId: roundIds.lost, amount: 7 }), code: 11 },
    {
      what: 'a win of its bet',
      op: 'win',
      fields: () => ({ gameCode, roundId: roundIds.lost, betTxId: callOf('lost').fields.txId, amount: 7 }),
      code: 11,
    },
    {
      what: 'a win of a bet that never was',
      op: 'win',
      fields: () => ({ gameCode, roundId: roundIds.lost, betTxId: 'never', amount: 7 }),
      code: 10,
    },
  ])('$what in an archived round is not decided: $code, ten at once, and nothing is written', async (late) => {
    const count = 'select count(*)::int as n from ledger_operation'
    const before = [await gameProvider.coinOf(player), await gameProvider.rows(count), await here()]
    const fields = { playerId: player.playerId, txId: newId('late'), ...late.fields() }
    for (const reply of await tenAtOnce(late.op, fields)) expect(reply).toMatchObject({ code: late.code })
    expect([await gameProvider.coinOf(player), await gameProvider.rows(count), await here()]).toEqual(before)
  })

  test('the log names the month to attach', () => {
    expect(gameProvider.site.logLines.filter((line) => line.includes('only an archive has the round'))).toContainEqual(
      expect.stringContaining(`"month":"${run.month.name}"`),
    )
  })

  test('a correction by hand moves its money once, as it does in a round that is here', async () => {
    const coin = await gameProvider.coinOf(player)
    const fields = { playerId: player.playerId, txId: newId('adjust'), refRoundId: roundIds.lost, signedAmount: 30 }
    const replies = await tenAtOnce('adjust', { ...fields, reason: 'wrong reel' })
    expect(replies.filter(({ code, dup }) => code === 0 && dup === false)).toHaveLength(1)
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    expect(await gameProvider.coinOf(player)).toBe(coin + 30n)
  })

  test('a rollback of what never was is remembered in advance, as before', async () => {
    const refTxId = newId('never')
    const fields = { playerId: player.playerId, txId: newId('back'), refTxId }
    expect(await gameProvider.ask('rollback', fields)).toMatchObject({ code: 0 })
    expect(await gameProvider.rows('select state from game_tx where tx_id = $1', [refTxId])).toEqual([
      { state: 'TOMBSTONE' },
    ])
  })
})

describe('readers', () => {
  const db = () => gameProvider.site.context.db
  const period = () => ({ from: run.month.from, until: run.month.until })
  const rejects = async (reading: Promise<unknown>): Promise<void> => {
    await expect(reading).rejects.toThrow(`only the archives have the rounds of ${run.month.name}`)
  }

  test('of rounds refuse the month, and reports read the sums of its days', async () => {
    await rejects(stakedBetween(db(), period()))
    await rejects(gameRevenueByHour(db(), { ...period(), soFar: run.month.until }))
    await rejects(db().transaction((tx) => vaultRoundPages(tx, { ...period(), day: run.month.firstDay }).next()))
    await rejects(requireRoundsReadable(db(), { from: addDuration(run.month.until, days(-1)), until: now() }))
    await requireRoundsReadable(db(), { from: run.month.until, until: now() })
    const report = { from: run.month.firstDay, until: run.month.lastDay, by: 'provider' } as const
    expect(await revenueReport(db(), report)).toMatchObject([{ rounds: 4n, stake: 360n, win: 520n }])
  })

  test('a corrected day of the month waits to be summed up until the month is attached, and its report is refused', async () => {
    await owner.pool.query('update game_round_correction set revision = revision + 1')
    expect(await sumUpRounds(db(), now())).toEqual([])
    await rejects(revenueReport(db(), { from: run.month.firstDay, until: run.month.lastDay, by: 'day' }))
    await owner.pool.query('update game_round_correction set revision = revision - 1')
  })

  test('of one player say where they begin, and know an archived round from one that never was', async () => {
    expect(await roundsReadableSince(db())).toBe(run.month.until)
    const records: unknown[] = []
    for await (const slice of roundData.slices(db(), { playerId: player.id, now: now() })) records.push(...slice)
    expect(records).toEqual([{ archivedBefore: isoTime(run.month.until) }])
    const of = { playerId: player.id, providerId: testProvider.id }
    expect(await isRoundArchived(db(), { playerId: player.id, roundId: roundIds.lost })).toBe(true)
    expect(await isRoundArchived(db(), { ...of, roundId: roundIds.lost })).toBe(true)
    expect(await isRoundArchived(db(), { ...of, playerId: corrector.id, roundId: roundIds.lost })).toBe(false)
    expect(await isRoundArchived(db(), { ...of, roundId: 'never' })).toBe(false)
  })
})

describe('the hot path', () => {
  test('looks nothing up in archives: it works without the right to read them', async () => {
    const fresh = await gameProvider.newPlayer(1_000)
    const of = (word: string) => ({ ...fresh, gameCode, roundId: newId(word) })
    const round = of('hot')
    const tables = 'game_round_archive, game_round_archive_key'
    await owner.pool.query(`revoke select on ${tables} from bituin_app`)
    try {
      const whole = { ...of('whole'), txId: newId('bet'), amount: 10, endRound: true }
      const pair = { betTxId: newId('bet'), winTxId: newId('win'), betAmount: 5, winAmount: 2, endRound: true }
      const { id: _id, ...wire } = round
      const ask = async (op: Op, { id: _other, ...fields }: Fields) => (await gameProvider.ask(op, fields)).code
      expect(await ask('bet', whole)).toBe(0)
      expect(await ask('betwin', { ...of('pair'), ...pair })).toBe(0)
      expect(await ask('bet', { ...wire, txId: newId('bet'), amount: 10 })).toBe(0)
      const win = { playerId: fresh.playerId, gameCode, roundId: round.roundId, txId: newId('win'), amount: 3 }
      expect(await ask('win', { ...win, endRound: true })).toBe(0)
      expect(await ask('win', { ...win, txId: newId('win'), roundId: 'unknown' })).not.toBe(0)
    } finally {
      await owner.pool.query(`grant select on ${tables} to bituin_app`)
    }
  })
})

describe('attached', () => {
  test('the rounds are back as they were, and a rollback returns its bet once, ten at once', async () => {
    await attachMonth(run)
    await attachRounds(run)
    await expect(attachRounds(run)).rejects.toThrow('here already')
    expect(await here()).toEqual(Object.values(roundIds).sort())
    expect(await verify()).toMatchObject({ isSound: true })
    const coin = await gameProvider.coinOf(player)
    const fields = { playerId: player.playerId, txId: newId('back'), scope: 'ROUND', roundId: roundIds.won }
    const replies = await tenAtOnce('rollback', fields)
    expect(replies.filter(({ code, dup }) => code === 0 && dup === false)).toHaveLength(1)
    expect(await gameProvider.coinOf(player)).toBe(coin + 200n - 500n)
  })

  test('deleted again from the same file, what changed stays, and the day is summed up with it', async () => {
    await expect(dropRounds(run)).rejects.toThrow('days are not summed up')
    await sumUpRounds(gameProvider.site.context.db, now())
    await dropRounds(run)
    expect(said.at(-1)).toContain('1 that changed since are still in the database')
    expect(await here()).toEqual([roundIds.corrected, roundIds.won].sort())
    expect(await verify()).toMatchObject({ isSound: true })
    expect(await verify({ isWhole: true, archives: folder })).toMatchObject({ isSound: true })
  })
})

describe('a new bet under the id of an archived round', () => {
  test('is a new round of today: its stake is taken once, and the archived one is not touched', async () => {
    const { session } = await gameProvider.ask('authenticate', {
      launchToken: await gameProvider.launch(player.id),
      gameCode,
    })
    const coin = await gameProvider.coinOf(player)
    const bet = { playerId: player.playerId, session, gameCode, roundId: roundIds.pair, txId: newId('bet'), amount: 40 }
    const replies = await tenAtOnce('bet', { ...bet, endRound: true })
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    expect(await gameProvider.coinOf(player)).toBe(coin - 40n)
    const old = callOf('pair').fields.betTxId
    const win = {
      playerId: player.playerId,
      gameCode,
      roundId: roundIds.pair,
      txId: newId('win'),
      betTxId: old,
      amount: 9,
    }
    expect(await gameProvider.ask('win', win)).toMatchObject({ code: 11 })
    const back = { playerId: player.playerId, txId: newId('back'), refTxId: old }
    expect(await gameProvider.ask('rollback', back)).toMatchObject({ code: 99 })
    expect(await gameProvider.coinOf(player)).toBe(coin - 40n)
    expect(await verify()).toMatchObject({ isSound: true })
    expect(await verify({ isWhole: true, archives: folder })).toMatchObject({ isSound: true })
    await expect(attachRounds(run)).rejects.toThrow('begun another round under the same id')
  })
})

describe('found by the verification', () => {
  const change = (text: string) => owner.pool.query(text)
  const found = async () => ((await verify())?.findings ?? []).map(({ what }) => what)

  test.each([
    { change: 'game_round_sum set win = win + 1', back: 'game_round_sum set win = win - 1', what: 'the sums of days' },
    {
      change: 'game_round_archive set rounds = rounds + 1',
      back: 'game_round_archive set rounds = rounds - 1',
      what: 'that was sealed',
    },
    {
      change: `game_round_archive_key set keys = keys || '\\x00'`,
      back: 'game_round_archive_key set keys = substring(keys from 1 for octet_length(keys) - 1)',
      what: 'other keys',
    },
  ])('$change', async (faked) => {
    await change(`update ${faked.change}`)
    expect(await found()).toContainEqual(expect.stringContaining(faked.what))
    await change(`update ${faked.back}`)
    expect(await found()).toEqual([])
  })

  test('a round that was deleted and is in no file', async () => {
    await change(`delete from game_round where round_id = '${roundIds.corrected}'`)
    expect(await found()).toContainEqual(expect.stringContaining('was played and is not there'))
  })
})
