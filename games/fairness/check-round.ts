import type { SeededHmac } from '#core/draw/fair-draw.ts'
import type { Json } from '#games/title/json.ts'
import type { Table } from '#games/title/table.ts'
import type { Title, TitleFacts } from '#games/title/title.ts'
import { anchorOf, withRevealedSeed } from './revealed-seed.ts'
import { ImpossibleMove, type Replay, replayPublicRound, replayRound } from './replay-round.ts'
import type { RoundProof } from './round-proof.ts'

export type RoundCheck =
  | { readonly kind: 'right'; readonly replay: Replay }
  /** The seed is not the one whose hash was shown before the round. */
  | { readonly kind: 'otherSeed'; readonly hash: string }
  /** The seed is not one of those that were fixed before its day began. */
  | { readonly kind: 'otherChain'; readonly anchor: string }
  | { readonly kind: 'unknownGame' }
  /** The round was decided by other rules than the present ones. */
  | { readonly kind: 'otherVersion'; readonly present: number }
  | { readonly kind: 'impossibleMove'; readonly refusal: string }
  | { readonly kind: 'otherDraws'; readonly replay: Replay }
  | { readonly kind: 'otherScreen'; readonly replay: Replay }
  | { readonly kind: 'otherWin'; readonly replay: Replay }

/** Why a round is not right. */
export type RoundFault = Exclude<RoundCheck, { readonly kind: 'right' }>

/** Every game that can be played again. */
export type Games = { readonly titles: readonly Title[]; readonly tables: readonly Table[] }

/**
 * Plays a round again from its seeds alone and compares what comes out with what was recorded: every draw, the screen and
 * the win. Needs nothing but the Web Crypto that browsers and Node have.
 */
export async function checkRound(round: RoundProof, games: Games): Promise<RoundCheck> {
  const played = replayerOf(round, games)
  if (played === undefined) return { kind: 'unknownGame' }
  if (!playsVersion(played.title, round.version)) return { kind: 'otherVersion', present: played.title.version }
  try {
    const outside = await outsideOfChain(round)
    if (outside !== undefined) return outside
    return await withRevealedSeed(round, (hmac) => compare(round, played.replay(hmac)))
  } catch (error) {
    if (error instanceof ImpossibleMove) return { kind: 'impossibleMove', refusal: error.message }
    throw error
  }
}

async function outsideOfChain(round: RoundProof): Promise<RoundCheck | undefined> {
  if (round.kind === 'round' || round.chain === undefined) return undefined
  const anchor = await anchorOf(round.serverSeed, round.chain.position)
  return anchor === round.chain.anchor ? undefined : { kind: 'otherChain', anchor }
}

/** Whether the present rules decide rounds of a version as it did. */
const playsVersion = ({ version, replaysFrom = version }: VersionFacts, played: number): boolean =>
  replaysFrom <= played && played <= version

type VersionFacts = Pick<TitleFacts, 'version' | 'replaysFrom'>
type Replayer = { readonly title: VersionFacts; readonly replay: (hmac: SeededHmac) => Replay }

function replayerOf(round: RoundProof, { titles, tables }: Games): Replayer | undefined {
  if (round.kind === 'round') {
    const title = titles.find(({ code }) => code === round.game)
    return title && { title, replay: (hmac) => replayRound(title, round, hmac) }
  }
  const table = tables.find(({ code }) => code === round.game)
  return table && { title: table, replay: (hmac) => replayPublicRound(table, round, hmac) }
}

function compare(round: RoundProof, replay: Replay): RoundCheck {
  if (!isSame(replay.drawn, round.drawn)) return { kind: 'otherDraws', replay }
  const seen = round.kind === 'round' ? [round.view] : [round.opening, round.result]
  const screens = replay.shown.slice(-seen.length).map(({ view }) => view)
  if (!isSame(screens, seen)) return { kind: 'otherScreen', replay }
  if (!round.isVoided && replay.win !== BigInt(round.win)) return { kind: 'otherWin', replay }
  return { kind: 'right', replay }
}

/** The same values, in whatever order an object's fields were stored. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

function sorted(value: unknown): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => sorted(item) ?? null)
  if (typeof value !== 'object' || value === null) return value as Json | undefined
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field) ?? null]),
  )
}
