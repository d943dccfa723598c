import { shuffled } from '#core/draw/draw.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { refreshData } from '#features/players/account/contract.ts'
import { readCatalogue } from '#features/promotions/kit/contract.ts'
import { playerCalls } from './player-calls.ts'
import { roundKinds } from './round-kinds.ts'
import type { SigningPlayers } from './signed-play.ts'

type Part = {
  readonly times: number
  readonly calls: number
  readonly requests: (of: SigningPlayers) => Generator<Buffer, never>
}

/** What one player asks in a minute: a round every four seconds, most of them in one call, and a few looks at the lobby. */
const parts: readonly Part[] = [
  { times: 9, ...roundKinds.oneCall },
  { times: 5, ...roundKinds.betAndWin },
  { times: 1, ...roundKinds.betThatEnds },
  { times: 2, calls: 1, requests: playerCalls(refreshData.path) },
  { times: 1, calls: 1, requests: playerCalls(readCatalogue.path) },
]

export const callsAMinute = parts.reduce((sum, { times, calls }) => sum + times * calls, 0)

const draw = seededTestDraw(1)

/** Minutes of play, one after the other, each in an order of its own. The calls of one round follow each other. */
export function* minutesOfPlay(of: SigningPlayers): Generator<Buffer, never> {
  const steps = parts.flatMap(({ times, calls, requests }) => {
    const each = requests(of)
    return Array.from({ length: times }, () => () => Array.from({ length: calls }, () => each.next().value))
  })
  for (;;) {
    for (const step of shuffled(steps, draw)) yield* step()
  }
}
