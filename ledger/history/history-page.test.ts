import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant, instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { historyPage, type HistoryRequest, points, post, type Transfer } from '#ledger'
import { openLedgerDatabase } from '../testing/play.store.ts'

let database: TestDatabase
let db: Database

const start = instant(Date.parse('2026-11-21T04:00:00Z'))
const at = (minute: number): Instant => addDuration(start, minutes(minute))
const coins = (amount: bigint) => ({ amount: centavos(amount), reference: `r${amount}` })

beforeAll(async () => {
  database = await createTestDatabase()
  db = openLedgerDatabase(database.url, 4)
  const move = (minute: number, transfer: Transfer) =>
    db.transaction((tx) =>
      post(tx, { playerId: 7n, source: 'test', key: `${minute}`, now: at(minute), transfers: [transfer] }),
    )
  await move(1, { reason: 'deposit', from: 'psp:a', to: 'coin', ...coins(1000n) })
  await move(2, { reason: 'safeboxIn', from: 'coin', to: 'safebox', ...coins(300n) })
  await move(3, { reason: 'pointsAward', from: 'promo:spin', to: 'points', amount: points(50n), reference: 'spin' })
  await move(4, { reason: 'bet', from: 'coin', to: 'game:a', ...coins(100n) })
  await move(5, { reason: 'win', from: 'game:a', to: 'coin', ...coins(250n) })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const page = (request: Partial<HistoryRequest> = {}) =>
  historyPage(db, { playerId: 7n, account: 'coin', page: 1, size: 10, ...request })

describe('an account’s statement', () => {
  test('lists the newest first, each with what was left afterwards', async () => {
    expect(await page()).toEqual({
      total: 4,
      entries: [
        { seq: 5n, at: at(5), reason: 'win', reference: 'r250', counter: 'game:a', amount: 250n, balance: 850n },
        { seq: 4n, at: at(4), reason: 'bet', reference: 'r100', counter: 'game:a', amount: -100n, balance: 600n },
        {
          seq: 2n,
          at: at(2),
          reason: 'safeboxIn',
          reference: 'r300',
          counter: 'safebox',
          amount: -300n,
          balance: 700n,
        },
        { seq: 1n, at: at(1), reason: 'deposit', reference: 'r1000', counter: 'psp:a', amount: 1000n, balance: 1000n },
      ],
    })
  })

  test.each<[string, Partial<HistoryRequest>, readonly bigint[], number]>([
    ['of the safebox', { account: 'safebox' }, [2n], 1],
    ['of points', { account: 'points' }, [3n], 1],
    ['of a time, its end left out', { from: at(2), to: at(4) }, [2n], 1],
    ['of some reasons', { reasons: ['bet', 'win'] }, [5n, 4n], 2],
    ['of no reason', { reasons: [] }, [], 0],
    ['of a page', { page: 2, size: 3 }, [1n], 4],
    ['past the last page', { page: 9 }, [], 4],
    ['of another player', { playerId: 8n }, [], 0],
  ])('%s', async (_, request, seqs, total) => {
    const answer = await page(request)
    expect(answer.entries.map(({ seq }) => seq)).toEqual(seqs)
    expect(answer.total).toBe(total)
  })

  test.each([{ page: 0 }, { page: 1.5 }, { size: 0 }, { size: 101 }])('of %o there is none', async (request) => {
    await expect(page(request)).rejects.toThrow(RangeError)
  })
})
