import * as v from 'valibot'
import { seconds } from '#core/clock/duration.ts'
import { type Instant, instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import { type JackpotEntry, jackpotsPath, jackpotsSchema } from '#games/protocol/jackpots.ts'
import { houseBook, post } from '#ledger'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log/log.ts'
import type { CallOutside } from '#platform/outside/call-outside.ts'
import { jackpotSave, jackpotSetFunded } from './jackpot.store.ts'

export type JackpotDependencies = {
  readonly db: Database
  readonly log: Pick<Log, 'warn'>
  /** Names every provider whose operations the wallet takes and that has an address for inquiries, as they are now. */
  readonly wallet: { readonly listProvidersWithUrl: (db: Database) => Promise<readonly PoolProvider[]> }
  readonly callOutside: CallOutside
}

const timeoutMs = 5_000
const answerBytesMax = 2 * 1024 * 1024

/** Polls providers for their pools, and moves contributions to the account that pays them. */
export const followJackpots = (dependencies: JackpotDependencies): Job => ({
  name: 'jackpot.follow',
  when: { every: seconds(10) },
  run: ({ now }) => pollSources(dependencies, now),
})

async function pollSources({ db, log, wallet, callOutside }: JackpotDependencies, now: Instant): Promise<void> {
  const sources = jackpotSources(await wallet.listProvidersWithUrl(db))
  const answers = await Promise.all(
    sources.map(async (source) => ({ ...source, pools: await fetchPools(source.url, callOutside) })),
  )
  for (const { providerId, pools } of answers) {
    if (pools === undefined) log.warn({ provider: providerId }, 'a provider did not report its jackpots')
    else for (const pool of pools) await savePool(db, { providerId, pool, now })
  }
}

type PoolProvider = Pick<Awaited<ReturnType<GameWallet['listProvidersWithUrl']>>[number], 'id' | 'url' | 'mayJackpot'>

/** A provider's report of its pools moves money, so the operator names the providers that have any. */
export const jackpotSources = (providers: readonly PoolProvider[]) =>
  providers.filter(({ mayJackpot }) => mayJackpot).map(({ id, url }) => ({ providerId: id, url: url + jackpotsPath }))

/** Undefined: no usable answer. A provider without such a page has no pools. */
async function fetchPools(url: string, callOutside: CallOutside): Promise<readonly JackpotEntry[] | undefined> {
  const answer = await callOutside({ service: 'jackpots', url, method: 'GET', timeoutMs, answerBytesMax })
  if (answer?.status === 404) return []
  if (answer === undefined || answer.status !== 200) return undefined
  try {
    const parsed = v.safeParse(jackpotsSchema, JSON.parse(answer.body))
    return parsed.success ? parsed.output.pools : undefined
  } catch {
    return undefined
  }
}

type PoolReport = { readonly providerId: string; readonly pool: JackpotEntry; readonly now: Instant }

/**
 * A report received twice, or by two processes at once, moves money once: the row is locked, and the key names the sum.
 */
async function savePool(db: Database, { providerId, pool, now }: PoolReport): Promise<void> {
  const { code, name, amount, dropBy, games, contributed, last, leastPercent = null } = pool
  const lastAt = last === null ? null : instant(Date.parse(last.wonAt))
  const lastAmount = last?.amount ?? null
  const jackpot = { providerId, code, name, amount, dropBy, leastPercent, games, lastAmount, lastAt }
  await db.transaction(async (tx) => {
    const funded = await jackpotSave(tx, jackpot, now)
    if (contributed <= funded) return
    await post(tx, {
      playerId: houseBook,
      source: 'jackpot',
      key: `${providerId}:${code}:${contributed}`,
      now,
      transfers: [
        {
          reason: 'jackpotFund',
          from: `game:${providerId}`,
          to: 'jackpot',
          amount: centavos(contributed - funded),
          reference: code,
        },
      ],
    })
    await jackpotSetFunded(tx, { providerId, code, funded: contributed })
  })
}
