import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange, staffSave } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const sortIn = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000))
const typeIn = v.picklist(Object.keys(gameType) as (keyof typeof gameType)[])
const versionOut = v.object({ version: v.number() })
const nameIn = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))

/** One of the three levels of the catalogue, by what it is called there. */
const nodeIn = v.variant('level', [
  v.object({ level: v.literal('type'), id: typeIn }),
  v.object({ level: v.literal('brand'), id: idIn }),
  v.object({ level: v.literal('game'), id: idIn }),
])
export type CatalogueNode = v.InferOutput<typeof nodeIn>

const shelfOut = {
  name: v.string(),
  sort: v.number(),
  isShown: v.boolean(),
  isInMaintenance: v.boolean(),
}

export const viewCatalogue = staffCall({
  path: 'catalogue',
  summary: 'Lists types and brands, and the games whose name or code contains the text, 100 at a time.',
  permission: 'catalogue.view',
  request: v.object({
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
    after: v.optional(idIn),
  }),
  response: v.object({
    version: v.number(),
    types: v.array(v.object({ type: v.string(), ...shelfOut })),
    brands: v.array(v.object({ id: idOut, code: v.string(), ...shelfOut })),
    games: v.array(
      v.object({
        id: idOut,
        code: v.string(),
        brandId: idOut,
        type: v.string(),
        isOffered: v.boolean(),
        isHot: v.boolean(),
        hotSort: v.number(),
        showType: v.picklist([0, 1]),
        isNew: v.boolean(),
        isScaleTest: v.boolean(),
        /** As its provider reports it: rules, return in ten-thousandths, and stakes. */
        engine: v.string(),
        rulesVersion: v.string(),
        rtp: v.number(),
        volatility: v.picklist(['low', 'medium', 'high']),
        stakeMin: centavosOut,
        stakeMax: centavosOut,
        ...shelfOut,
      }),
    ),
    hasMore: v.boolean(),
  }),
  refusals: {},
})

export const setMaintenance = staffChange({
  path: 'catalogueMaintenance',
  summary: 'Starts or ends maintenance of a type, brand or game. New launches and bets are refused at once.',
  permission: 'catalogue.maintain',
  request: v.object({ place: nodeIn, isInMaintenance: v.boolean(), reason: reasonIn }),
  response: versionOut,
  refusals: { placeNotFound: 1110, nothingToChange: 1004 },
})

const arrangementIn = {
  sort: v.optional(sortIn),
  isShown: v.optional(v.boolean()),
  /** Types only; brands and games are called what their provider calls them. */
  name: v.optional(nameIn),
  /** Games only, as are the three below. */
  isHot: v.optional(v.boolean()),
  hotSort: v.optional(sortIn),
  isNew: v.optional(v.boolean()),
  showType: v.optional(v.picklist([0, 1])),
}

export const arrangeNode = staffSave({
  path: 'catalogueArrange',
  summary: 'Changes the position of a type, brand or game in the lobby, and its marks.',
  permission: 'catalogue.arrange',
  request: v.object({
    place: nodeIn,
    ...arrangementIn,
    /** Of what is changed, and of what else the form shows, what it was filled with. */
    expected: v.object(arrangementIn),
    reason: reasonIn,
  }),
  response: versionOut,
  refusals: { placeNotFound: 1110, nothingToChange: 1004 },
})

export const listCatalogueHistory = staffList({
  path: 'catalogueHistory',
  summary: 'Lists every version of the game list, 25 at a time: who, when, why, and the changes.',
  permission: 'catalogue.view',
  filter: {
    /** As the history calls it: `game:12`, `type:slots`. */
    subject: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['newest', 'oldest'],
  row: {
    version: idOut,
    act: v.string(),
    subject: v.string(),
    before: v.unknown(),
    after: v.unknown(),
    changedBy: v.string(),
    reason: v.string(),
    changedAt: instantOut,
  },
})
