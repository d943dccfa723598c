import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { gameSave } from '#features/play/game-launch/server/index.ts'
import { type AdapterName, type Provider, walletTxIdOf } from '#features/play/game-wallet/server/index.ts'
import { openTestGameProvider, testProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'

export type Aggregator = {
  readonly adapter: AdapterName
  readonly key: { readonly id?: string; readonly secret: string }
  /** The bytes and headers of a message as the aggregator sends it. */
  readonly messageOf: (request: Readonly<Record<string, unknown>>, signing: SignatureKind) => AggregatorMessage
}
export type AggregatorMessage = { readonly body: string; readonly headers: Readonly<Record<string, string>> }
/** `changed`: a byte was added after signing. */
export type SignatureKind = 'right' | 'wrongKey' | 'none' | 'changed'

const exchange = v.strictObject({
  what: v.string(),
  path: v.string(),
  request: v.record(v.string(), v.unknown()),
  signing: v.optional(v.picklist(['right', 'wrongKey', 'none', 'changed']), 'right'),
  /** How long after the exchange before. */
  afterHours: v.optional(v.number(), 0),
  status: v.number(),
  answer: v.record(v.string(), v.unknown()),
})
const story = v.strictObject({
  what: v.string(),
  /** Centavos before and after. */
  coin: v.number(),
  coinAfter: v.number(),
  /** Before the first exchange, to the player at this aggregator. */
  houseGaveFreeRounds: v.optional(v.boolean(), false),
  exchanges: v.array(exchange),
})
export type Story = v.InferOutput<typeof story>

/** Recorded wire conversations, stored beside the tests. */
export const recordedStories = (adapter: AdapterName): Story[] =>
  v.parse(v.array(story), JSON.parse(readFileSync(new URL(`recorded/${adapter}.json`, import.meta.url), 'utf8')))

export type AdapterAnswer = { readonly status: number; readonly answer: Readonly<Record<string, unknown>> }

/** The real server, listening, with one provider that is served by an adapter. */
export type TestAdapter = {
  readonly gameProvider: TestGameProvider
  readonly provider: Provider
  readonly send: (path: string, message: AggregatorMessage) => Promise<AdapterAnswer>
  readonly newPlayer: (coin: number) => Promise<AdapterPlayer>
  /** Replays a story message by message; returns the answers beside the expected ones. */
  readonly replay: (
    story: Story,
  ) => Promise<{ readonly answered: unknown[]; readonly expected: unknown[]; coin: number }>
  readonly close: () => Promise<void>
}
export type AdapterPlayer = { readonly id: bigint; readonly token: string }

export const adapterGame = 'golden-carabao'

export async function openTestAdapter({ adapter, key, messageOf }: Aggregator): Promise<TestAdapter> {
  const gameProvider = await openTestGameProvider()
  const { site } = gameProvider
  const provider = { ...testProvider, id: `agg-${adapter}`, name: 'Aggregator', adapter }
  const wallet = site.features.gameWallet
  await wallet.providers.save(provider, site.clock.now())
  const added = await wallet.providers.addKey(provider.id, site.clock.now(), { given: key })
  if (typeof added === 'string') throw new Error(`no key: ${added}`)
  await gameSave(site.context.db, {
    providerId: provider.id,
    code: adapterGame,
    name: 'Golden Carabao',
    type: 'slots',
    state: 'enabled',
    isInMaintenance: false,
    launchUrl: 'https://games.example.ph/play',
  })
  const url = await site.server.listen({ host: '127.0.0.1', port: 0 })

  const send: TestAdapter['send'] = async (path, { body, headers }) => {
    const response = await fetch(`${url}/adapters/${adapter}/${provider.id}${path}`, { method: 'POST', body, headers })
    return { status: response.status, answer: v.parse(v.record(v.string(), v.unknown()), await response.json()) }
  }
  const newPlayer: TestAdapter['newPlayer'] = async (coin) => {
    const { id } = await gameProvider.newPlayer(coin)
    const launch = { playerId: id, providerId: provider.id, gameCode: adapterGame, now: site.clock.now() }
    return { id, token: await site.context.db.transaction((tx) => wallet.openLaunch(tx, launch)) }
  }
  return {
    gameProvider,
    provider,
    send,
    newPlayer,
    async replay({ coin, houseGaveFreeRounds, exchanges }) {
      const player = await newPlayer(coin)
      if (houseGaveFreeRounds) await giveFreeRounds(gameProvider, { playerId: player.id, providerId: provider.id })
      const [answered, expected]: unknown[][] = [[], []]
      for (const { what, path, request, signing, afterHours, status, answer } of exchanges) {
        site.clock.advance(hours(afterHours))
        const fill = filler({ player, provider, nowMs: site.clock.now() })
        answered?.push({ what, ...(await send(path, messageOf(fill(request), signing))) })
        expected?.push({ what, status, answer: fill(answer) })
      }
      return { answered: answered ?? [], expected: expected ?? [], coin: Number(await gameProvider.coinOf(player)) }
    },
    close: gameProvider.close,
  }
}

function giveFreeRounds({ site }: TestGameProvider, to: { readonly playerId: bigint; readonly providerId: string }) {
  const now = site.clock.now()
  return site.context.db.transaction((tx) =>
    site.features.gameWallet.grantFreeRounds(tx, {
      ...to,
      gameCode: adapterGame,
      rounds: 10,
      stake: centavos(100n),
      betRate: basisPoints(10_000),
      expiresAt: addDuration(now, hours(24)),
      grantedBy: 'test',
      now,
    }),
  )
}

type MessageContext = { readonly player: AdapterPlayer; readonly provider: Provider; readonly nowMs: number }
const anyRecord = v.record(v.string(), v.unknown())

/** Puts what is different each time into what was recorded. */
function filler({ player, provider, nowMs }: MessageContext) {
  return (recorded: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const text = JSON.stringify(recorded)
      .replaceAll('{user}', String(player.id))
      .replaceAll('{token}', player.token)
      .replaceAll('"{now}"', String(nowMs))
      .replaceAll('{nowText}', new Date(nowMs).toISOString())
      .replaceAll(/\{number:([^}]+)\}/g, (_all, txId: string) => walletTxIdOf(provider.id, txId))
    return v.parse(anyRecord, JSON.parse(text))
  }
}
