import { expect } from '@playwright/test'
import * as v from 'valibot'
import { systemClock } from '#core/clock/instant.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import { changeCatalogue } from '#features/lobby/catalogue/server/desk/change-catalogue.ts'
import type { Database } from '#platform/db/database.ts'

/** A game of the product under test, and what an operator does with it. It acts with the next page that is loaded. */
export type Catalogue = {
  /** The most popular one. */
  readonly game: ListedGame
  readonly setMaintenance: (game: ListedGame, isInMaintenance: boolean) => Promise<void>
  /** Takes every game out of maintenance that was put there. */
  readonly restore: () => Promise<void>
}

export type ListedGame = { readonly id: number; readonly name: string }

/** Waits until the studio's games are in the lobby, which takes a moment after the first start. */
export async function openCatalogue(db: Database, url: string): Promise<Catalogue> {
  await expect.poll(async () => (await popularGames(url)).length, { timeout: 90_000 }).toBeGreaterThan(0)
  const [game] = await popularGames(url)
  if (!game) throw new Error('The lobby has lost its games')
  const rested = new Set<ListedGame>()
  const setMaintenance = async (game: ListedGame, isInMaintenance: boolean) => {
    await db.transaction((tx) =>
      changeCatalogue(tx, {
        node: { level: 'game', id: BigInt(game.id) },
        changes: { isInMaintenance },
        act: 'journey',
        changedBy: 'journeys',
        reason: 'a journey',
        now: systemClock.now(),
      }),
    )
    if (isInMaintenance) rested.add(game)
    else rested.delete(game)
  }
  const restore = async () => {
    for (const game of rested) await setMaintenance(game, false)
  }
  return { game, setMaintenance, restore }
}

const answerSchema = v.object({
  gameConfig: v.object({
    gameList: v.optional(
      v.array(v.object({ id: v.number(), name: v.string(), hot: v.number(), hotSort: v.number() })),
      [],
    ),
  }),
})

/** The popular ones first, as the home shows them. */
async function popularGames(url: string): Promise<readonly ListedGame[]> {
  const answer = await fetch(`${url}${callPrefix}anonymous/appConfig`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
  })
  const { gameList } = v.parse(answerSchema, await answer.json()).gameConfig
  return gameList.filter(({ hot }) => hot === 1).sort((a, b) => a.hotSort - b.hotSort)
}
