import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Instant } from '#core/clock/instant.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { type LoadCatalogue, sharedCatalogue } from '#features/promotions/kit/server/index.ts'
import { isHeldBack } from '#features/promotions/kit/holdout.ts'
import { taskKind } from '#features/promotions/task/server/task-kind.ts'
import { vipActing } from '#features/promotions/vip/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotionSite, type TestPromotions } from '#tests/support/test-promotions.ts'

let promotions: TestPromotions
let trips: string[][] = []
let load: (players: readonly RegisteredPlayer[]) => Promise<readonly Awaited<ReturnType<LoadCatalogue>>[]>
beforeAll(async () => {
  promotions = await openTestPromotionSite(9_236_900_000)
  const { site } = promotions
  const served = site.features.promotions.map((promotion) => promotion.served)
  const db = watched(site.context.db)
  const loadOne: LoadCatalogue = sharedCatalogue(db, { vipOf: vipActing, served })
  const visit = ({ id }: RegisteredPlayer, now: Instant) =>
    loadOne(db, { playerId: BigInt(id), platform: undefined, now })
  load = async (players) => {
    trips = []
    return Promise.all(players.map((player) => visit(player, site.clock.now())))
  }
})
afterAll(() => promotions.site.close())

/** The database, with the names of the statements of every round trip. */
function watched(db: Database): Database {
  const rows: (on: Queryable) => Queryable['rows'] = (on) => (query, values) => {
    trips.at(-1)?.push(query.name)
    return on.rows(query, values)
  }
  const pipeline: (on: Queryable) => Queryable['pipeline'] = (on) => (send) => {
    trips.push([])
    return on.pipeline(send)
  }
  return { ...db, reading: (work) => db.reading((on) => work({ rows: rows(on), pipeline: pipeline(on) })) }
}

const statements = () => trips.flat().length
/** Everything is prepared and every version parsed once somebody has asked. */
async function measure(...players: readonly RegisteredPlayer[]) {
  await load(players)
  // Until both connections are free again.
  await new Promise(setImmediate)
  await load(players)
}

// Each statement more costs every call some 60 microseconds, and each round trip more the same again.
describe('the list of promotions costs a few statements, whatever their number', () => {
  test('seven statements in one round trip for an ordinary player', async () => {
    const player = await promotions.newPlayer()
    await promotions.deposit(player, 200)
    await measure(player)
    expect(trips.map((names) => names.length)).toEqual([7])
  })

  test('ten who ask at once share them: two alone, eight together in two round trips', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => promotions.newPlayer()))
    await measure(...players)
    expect(statements()).toBe(22)
    expect(trips.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([1, 7, 7, 7])
  })

  test('a second round trip for those who have friends to count and a pack to look into', async () => {
    const [player, friend] = [await promotions.newPlayer(), await promotions.newPlayer()]
    const at = new Date(promotions.site.clock.now())
    await promotions.site.context.db.pool.query(
      `insert into invite (invitee_id, inviter_id, registered_at, checked_at, state, valid_at) values ($1, $2, $3, $3, 'valid', $3)`,
      [friend.id, player.id, at],
    )
    await promotions.buy(player, { amount: 50_000, actType: depositPurpose.depositLadder, fundId: 1 })
    await measure(player)
    expect(trips).toHaveLength(2)
    expect(statements()).toBeLessThanOrEqual(15)
  })

  test('three more for a depositor without coins, whose open rounds and losses are looked at', async () => {
    const player = await promotions.newPlayer()
    await promotions.deposit(player, 200)
    await promotions.site.context.db.pool.query('update ledger_book set coin = 0 where player_id = $1', [player.id])
    await measure(player)
    expect(trips.map((names) => names.length)).toEqual([7, 1, 1, 1])
  })
})

describe('what is kept of one reading for the next', () => {
  const shows = async (player: RegisteredPlayer, key: string) => {
    const [catalogue] = await load([player])
    return catalogue?.promotions.find(({ kind }) => kind.key === key)
  }
  const change = (state: 'paused' | 'live') =>
    promotions.site.context.db.pool.query('update promotion set state = $1 where key = $2', [state, taskKind.key])

  test('a promotion that is stopped is gone with the next reading, by whatever hand, and back with the one after', async () => {
    const player = await promotions.newPlayer()
    expect(await shows(player, taskKind.key)).toBeDefined()
    await change('paused')
    expect(await shows(player, taskKind.key)).toBeUndefined()
    await change('live')
    expect(await shows(player, taskKind.key)).toBeDefined()
  })

  test('a new version is shown with the next reading, and one that holds players back hides itself from them', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => promotions.newPlayer()))
    await load(players)
    const version = await promotions.publish(taskKind, { terms: { sort: 7, holdout: 5_000 } })
    for (const player of players) {
      const shown = await shows(player, taskKind.key)
      const isHeld = isHeldBack({ key: taskKind.key, version, playerId: BigInt(player.id) }, 5_000)
      expect(shown?.terms.sort).toBe(isHeld ? undefined : 7)
    }
    await promotions.publish(taskKind)
    await measure(...players.slice(0, 1))
    expect(trips.map((names) => names.length)).toEqual([7])
  })

  test('looking ahead as for a usual player shows nothing to one who may not have it', async () => {
    const player = await promotions.newPlayer()
    const [before] = await load([player])
    expect(before?.marks.size).toBeGreaterThan(0)
    await promotions.site.context.db.pool.query(`update player set locks = '{bonus}' where id = $1`, [player.id])
    const [after] = await load([player])
    expect(after).toMatchObject({ promotions: [], marks: new Set() })
    expect(trips[0]).toHaveLength(7)
  })
})
