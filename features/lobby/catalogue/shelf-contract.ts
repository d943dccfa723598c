import * as v from 'valibot'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange, staffSave } from '#core/contract/staff-call.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { multiplierIn, multiplierOut } from '#core/money/wire-basis-points.ts'

const versionIn = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const typeNames = Object.keys(gameType) as (keyof typeof gameType)[]

/** The lists whose order the staff decides. */
export const shelves = ['types', 'brands', 'popular'] as const
export type Shelf = (typeof shelves)[number]

export const viewPopular = staffCall({
  path: 'cataloguePopular',
  summary: 'Lists the games marked as hot, in their order, 200 at most.',
  permission: 'catalogue.view',
  request: v.object({}),
  response: v.object({
    version: v.number(),
    games: v.array(v.object({ id: idOut, name: v.string(), code: v.string(), brand: v.string(), type: v.string() })),
  }),
  refusals: {},
})

export const reorderShelf = staffChange({
  path: 'catalogueReorder',
  summary: 'Saves the order of a list, as one version of the game list.',
  permission: 'catalogue.arrange',
  request: v.object({
    shelf: v.picklist(shelves),
    /** The version that the order was made from. */
    version: versionIn,
    /** Types by their names, brands and games by their ids. */
    order: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9]{1,19}$/))), v.minLength(1), v.maxLength(200)),
    reason: reasonIn,
  }),
  response: v.object({ version: v.number() }),
  refusals: { stale: 1073, placeNotFound: 1110, nothingToChange: 1004 },
})

export const bringBackVersion = staffChange({
  path: 'catalogueBringBack',
  summary: 'Reverts one change of the catalogue, as a new version. Providers’ changes stay.',
  permission: 'catalogue.bringBack',
  request: v.object({ version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), reason: reasonIn }),
  response: v.object({ version: v.number() }),
  refusals: { stale: 1073, versionNotFound: 1074, notToBringBack: 1111, placeNotFound: 1110, nothingToChange: 1004 },
})

export const weightIds = ['bonus', 'points'] as const

export const viewWeights = staffCall({
  path: 'catalogueWeights',
  summary: 'Returns how much of a bet counts by type of game: for bonus playthrough, and for points.',
  permission: 'catalogue.view',
  request: v.object({}),
  response: v.object({
    weights: v.array(
      v.object({ id: v.picklist(weightIds), byType: v.record(v.string(), multiplierOut), singleGames: v.number() }),
    ),
  }),
  refusals: {},
})

const weightIn = multiplierIn

const byTypeIn = v.object(
  Object.fromEntries(typeNames.map((type) => [type, weightIn])) as Record<keyof typeof gameType, typeof weightIn>,
)

export const saveWeights = staffSave({
  path: 'catalogueWeightsSave',
  summary: 'Sets how much of a bet counts by type of game. Applies to rounds from now on.',
  permission: 'catalogue.setWeights',
  request: v.object({
    id: v.picklist(weightIds),
    byType: byTypeIn,
    expected: byTypeIn,
    reason: reasonIn,
  }),
  response: v.object({ version: v.number() }),
  refusals: { nothingToChange: 1004 },
})
