import { days } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Table } from '#games/title/table.ts'
import { newServerSeed, seedBefore } from '#platform/crypto/fair-seed.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { ChainInfo } from '../../contract.ts'
import { sealedSeed } from '../keep-seed.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import {
  type SeedChain,
  seedChainAnnounce,
  seedChainFind,
  seedChainFindAnnounced,
  seedChainOpen,
} from './seed-chain.store.ts'
import type { TableRound } from './table-round.store.ts'

export const chainContext = (anchor: string): string => `chain:${anchor}`

type ChainDependencies = Pick<StudioDependencies, 'seal'>
type ChainRequest = { readonly table: Table; readonly before: TableRound | undefined; readonly now: Instant }

/** The seed of a table's next round, and its place in the chain of the day. The caller holds the table's lock. */
export async function nextSeedOf(db: Queryable, needs: ChainDependencies, request: ChainRequest) {
  const { chain, position } = await nextPlace(db, needs, request)
  const opened = needs.seal.open(chain.lastSeedSealed, chainContext(chain.anchor))
  if (opened === undefined)
    throw new Error(`the chain ${chain.anchor} cannot be opened: it was sealed with another secret`)
  const seed = seedBefore(opened.toString('utf8'), chain.length - 1 - position)
  return { sealed: sealedSeed(needs, seed), chainId: chain.id, chainPosition: position }
}

type ChainPlace = { readonly chain: SeedChain; readonly position: number }

async function nextPlace(db: Queryable, needs: ChainDependencies, request: ChainRequest): Promise<ChainPlace> {
  const { before, now } = request
  if (before !== undefined && before.chainId !== null && before.chainPosition !== null) {
    const [chain, position] = [await seedChainFind(db, before.chainId), before.chainPosition + 1]
    if (position < chain.length && isOfDay(chain, now)) return { chain, position }
  }
  return { chain: await openAnnounced(db, needs, request), position: 0 }
}

const isOfDay = ({ openedAt }: SeedChain, now: Instant): boolean => openedAt !== null && dayOf(openedAt) === dayOf(now)

/** Opens the chain that was announced, and announces the one that follows it. */
async function openAnnounced(
  db: Queryable,
  needs: ChainDependencies,
  { table, now }: ChainRequest,
): Promise<SeedChain> {
  const announce = () => seedChainAnnounce(db, { ...newChain(needs, table), gameCode: table.code, now })
  const chain = (await seedChainFindAnnounced(db, table.code)) ?? (await announce())
  await seedChainOpen(db, chain.id, now)
  await announce()
  return chain
}

function newChain({ seal }: ChainDependencies, table: Table) {
  const [last, length] = [newServerSeed(), roundsOfDay(table)]
  const anchor = seedBefore(last, length)
  return { anchor, length, lastSeedSealed: seal.seal(Buffer.from(last, 'utf8'), chainContext(anchor)) }
}

/** As many as a day can have: a flight may end as soon as it has begun. */
function roundsOfDay({ clock, flight }: Pick<Table, 'clock' | 'flight'>): number {
  const runningMs = flight === undefined ? clock.runningMs : 0
  return Math.ceil(days(1) / (clock.bettingMs + runningMs + clock.pauseMs))
}

/** The public facts of a round's chain: the hash of its first seed, and that of the chain that follows. */
export async function publicChain(db: Queryable, round: TableRound | undefined): Promise<ChainInfo | null> {
  if (round === undefined || round.chainId === null || round.chainPosition === null) return null
  const [{ anchor }, next] = await Promise.all([
    seedChainFind(db, round.chainId),
    seedChainFindAnnounced(db, round.gameCode),
  ])
  return { anchor, position: round.chainPosition, next: next?.anchor ?? null }
}
