import pg from 'pg'
import { openServerContext } from '#apps/server/server-context.ts'
import { systemClock } from '#core/clock/instant.ts'
import { createClient, type Reply } from '#core/contract/client.ts'
import { pesos } from '#core/money/centavos.ts'
import { startGame } from '#features/play/game-launch/contract.ts'
import { tables, titles } from '#games/titles.ts'
import { verifyLedger } from '#ledger'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { developmentEnvironment } from '#platform/configuration/development-environment.ts'
import { developmentSecrets } from '#platform/configuration/development-secrets.ts'
import { createLog } from '#platform/log/log.ts'
import { runProduct, type RunningProduct } from '#tests/journeys/support/run-product.ts'
import type { BotSite } from './bot.ts'
import { enrolBots, tokenOf } from './enrol-bots.ts'
import { runBots } from './run-bots.ts'
import type { Tally } from './studio-calls.ts'
import { clustersPlayed, standingsOf, type TitleStanding } from './title-standings.ts'
import { untilBooksAgree } from './until-books-agree.ts'

export type BotOptions = {
  readonly bots: number
  readonly minutes: number
  /** How many sit down in a second. */
  readonly arriving: number
  /** How long one thinks at most between two rounds; half of it is usual. */
  readonly thinkSeconds: number
}

export type BotOutcome = {
  readonly bots: number
  readonly seconds: number
  readonly tally: Tally
  readonly standings: readonly TitleStanding[]
  /** Titles of which no round was played to its end. */
  readonly unplayed: readonly string[]
  readonly differences: readonly string[]
  readonly ledgerFaults: readonly string[]
}

const provider = 'studio'
const purse = pesos(1_000_000n)
const sittingMsMin = 40_000
const roundsOfSitting = 4
const secondMs = 1_000
const minuteMs = 60_000
const timeoutMs = 30_000

/** The whole product on a database of its own, played by bots through the public calls, and what came of it on both sides. */
export async function botsAgainstProduct(
  { bots, minutes, arriving, thinkSeconds }: BotOptions,
  say: (line: string) => void,
): Promise<BotOutcome> {
  // Bots come from addresses of their own, as players do behind a proxy.
  const product = await runProduct({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' })
  const owner = new pg.Client({ connectionString: product.ownerUrl })
  const context = houseOf(product)
  try {
    await owner.connect()
    owner.setTypeParser(pg.types.builtins.INT8, BigInt)
    const players = await enrolBots({ context, owner, count: bots, purse })
    say(`${bots} bots have money and sit down for ${minutes} minutes, ${arriving} in a second`)
    const begun = performance.now()
    const end = begun + minutes * minuteMs
    const site = await siteOf(product, owner)
    const thinkMsMost = thinkSeconds * secondMs
    const sittingMs = Math.max(sittingMsMin, thinkMsMost * roundsOfSitting)
    const pace = { sittingMs, thinkMsMost, arrivingMs: secondMs / arriving }
    const onProgress = (so: Tally): void => say(progressOf(so, (performance.now() - begun) / secondMs))
    const tally = await runBots({ site, players, pace, onProgress, isOver: () => performance.now() >= end })
    const seconds = (performance.now() - begun) / secondMs
    say('Everybody has left; the books are compared')
    const books = { platform: owner, studio: owner }
    const differences = await untilBooksAgree(books, provider)
    const all = [...titles, ...tables]
    const standings = standingsOf(all, await clustersPlayed(owner))
    const played = new Set(standings.map(({ code }) => code))
    const unplayed = all.map(({ code }) => code).filter((code) => !played.has(code))
    const { isSound, findings } = await verifyLedger(context.db)
    const ledgerFaults = isSound ? [] : findings.map((finding) => `ledger: ${JSON.stringify(finding)}`)
    return { bots, seconds, tally, standings, unplayed, differences, ledgerFaults }
  } finally {
    await context.db.close()
    await owner.end()
    await product.stop()
  }
}

function progressOf({ answers, faults, lost }: Tally, seconds: number): string {
  const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, of) => sum + of, 0)
  return `${Math.round(seconds)} s: ${sumOf(answers)} answers, ${sumOf(lost)} lost, ${sumOf(faults)} faults`
}

/** The product's own parts on the database that it runs on, with its own secrets. */
function houseOf({ databaseUrl, dataDir }: RunningProduct) {
  const env = developmentEnvironment({ DATABASE_URL: databaseUrl }, developmentSecrets(dataDir))
  const log = createLog({ level: 'error', style: 'lines' })
  return openServerContext({ configuration: readConfiguration(env), clock: systemClock, log })
}

function whyOf(reply: Exclude<Reply<typeof startGame>, { readonly kind: 'answer' | 'offline' | 'timeout' }>): string {
  if (reply.kind === 'refusal') return `${reply.errcode} ${reply.msg}`
  return reply.kind === 'fault' ? `fault ${reply.code}` : reply.kind
}

/** Games are started by the lobby's own call. */
async function siteOf({ url, studioUrl }: RunningProduct, owner: pg.Client): Promise<BotSite> {
  const { rows } = await owner.query<{ code: string; id: bigint }>('select code, id from game where provider_id = $1', [
    provider,
  ])
  const ids = new Map(rows.map(({ code, id }) => [code, Number(id)]))
  return {
    studioUrl,
    async launch(playerId, gameCode) {
      const client = createClient({
        baseUrl: url,
        fetch: globalThis.fetch,
        envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
        token: () => tokenOf(playerId),
        fingerprint: () => 'bot',
        onSessionEnded: () => undefined,
        timeoutMs,
      })
      const reply = await client.send(startGame, { gameId: ids.get(gameCode) ?? 0, mode: 'real' })
      if (reply.kind === 'answer')
        return { kind: 'launched', token: new URL(reply.body.url).searchParams.get('lt') ?? '' }
      if (reply.kind === 'offline' || reply.kind === 'timeout') return { kind: 'lost' }
      return { kind: 'refused', why: whyOf(reply) }
    },
  }
}
