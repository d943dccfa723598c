import * as v from 'valibot'
import { idOut } from '#core/contract/id-out.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { gameFeatures, gameThemes } from '#core/enumerations/game-traits.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const flag = v.picklist([0, 1])

/** The target of a tap. `clickAction` is an activity's number, a game's id or an address, depending on the kind. */
const click = { clickType: enumerationOut(jumpKind), clickAction: v.string() }

/** A picture: `art:` and its key, or an address. */
const picture = v.string()

export const gameTypeOut = v.object({
  id: enumerationOut(gameType),
  name: v.string(),
  sort: v.number(),
  /** Shown in the lobby only if 1. */
  status: flag,
  maintain: flag,
})

export const gameBrandOut = v.object({
  id: idOut,
  showName: v.string(),
  sort: v.number(),
  status: flag,
  maintain: flag,
  icon3: picture,
})

/** A game in the lobby's list, which omits unplayable games. */
export const gameOut = v.object({
  id: idOut,
  name: v.string(),
  brandId: idOut,
  brand: v.string(),
  typeId: enumerationOut(gameType),
  platformId: idOut,
  sort: v.number(),
  hot: flag,
  hotSort: v.number(),
  /** 0 is shown everywhere; 1 is left out of the popular games. */
  showType: flag,
  status: flag,
  /** The version of the game's own rules and mathematics. */
  version: v.string(),
  /** The game's own maintenance; that of brand and type is in `params`. */
  maintain: flag,
  params: v.object({ brandMaintain: flag, typeMaintain: flag }),
  /** New in the lobby. */
  recent: flag,
  icon: picture,
  engine: v.string(),
  /** The long-term return in ten-thousandths: 9,650 is 96.5 %. */
  rtp: v.number(),
  volatility: v.picklist(['low', 'medium', 'high']),
  /** The maximum win of a round, in hundredths of its stake. */
  maxWin: v.number(),
  stakeMin: centavosOut,
  stakeMax: centavosOut,
  demo: flag,
  /** A simulation of a dealer's table or a match. */
  virtual: flag,
  theme: v.nullable(v.picklist(gameThemes)),
  features: v.array(v.picklist(gameFeatures)),
  /** The share of a bet that counts for bonus turnover, in ten-thousandths. */
  turnoverWeight: v.number(),
})

export const lobbyAdOut = v.object({
  id: v.number(),
  place: v.picklist(['banner', 'popup', 'featured']),
  title: v.string(),
  /** The alternative text, shown with a featured entry. */
  text: v.string(),
  imgUrl2: picture,
  ...click,
  sort: v.number(),
})

const noticeOut = v.object({
  id: v.number(),
  title: v.string(),
  summary: v.string(),
  imgUrl2: picture,
  /** Kind 0 opens the notice itself. */
  ...click,
  sort: v.number(),
  /** Shown by the home's popup. */
  isH5Pop: flag,
  publishedAt: instantOut,
})

/** The lobby's configuration, written into every page. A snapshot of one moment. */
export const lobbyConfigurationOut = v.object({
  /** Changes with anything below, including scheduled starts and ends. */
  lobbyVersion: v.string(),
  /** The version of the current game list. A client that has it fetches nothing. */
  gameListVersion: v.number(),
  gameCount: v.number(),
  /** The prefix of icons that are neither `art:` nor a whole address; empty for none. */
  gameResourceUrl: v.string(),
  appGameTypeList: v.array(gameTypeOut),
  appGameBrandList: v.array(gameBrandOut),
  appGamePlatformList: v.array(v.object({ id: idOut, name: v.string(), sort: v.number() })),
  /** The games of the first rows, so that the first page is complete before the list has loaded. */
  firstGameList: v.array(gameOut),
  /**
   * The games played most, most first: by rounds of the last 24 hours; where too few games were played, as the operator
   * arranges them.
   */
  popular: v.object({ by: v.picklist(['rounds', 'operator']), gameIds: v.array(idOut) }),
  appRechargeTypeMap: v.record(
    v.string(),
    v.object({
      name: v.string(),
      sort: v.number(),
      status: flag,
      /** Empty: an icon that fits the method. */
      iconH5: picture,
      method: v.string(),
      amountMin: centavosOut,
      amountMax: centavosOut,
      amounts: v.array(centavosOut),
      bankId: v.nullable(v.number()),
    }),
  ),
  /** The visible ones, in order, for a chooser. */
  appRechargeTypeList: v.array(v.object({ id: v.number(), iconH5: picture, bankId: v.nullable(v.number()) })),
  /** Some payment method needs a bound account. */
  isDepositBank: flag,
  appGenericImgList: v.array(v.object({ uniqueKey: v.string(), img: picture })),
  appUserLevelConfigList: v.array(v.object({ level: v.number(), betAmount: centavosOut })),
  appLobbyAdConfigList: v.array(lobbyAdOut),
  appNoticeConfigList: v.array(noticeOut),
  appPromotionalVideoList: v.array(
    v.object({ id: v.number(), title: v.string(), coverImg: picture, path: v.string(), ...click, sort: v.number() }),
  ),
  appPropConfigMap: v.record(
    v.string(),
    v.object({ name: v.string(), num: v.number(), paramStr: v.object({ limitAmount: centavosOut }) }),
  ),
  loginPayConfig: v.object({ propIds: v.array(v.number()) }),
  /** The lobby offers the app's download for 2 and 3. */
  h5: v.object({ downloadType: v.picklist([0, 1, 2, 3]), downloadUrl: v.string() }),
  /** A matching service address is the live chat; the group is its licence. Empty for none. */
  liveChatPattern: v.string(),
  /** The operator's custom routes of activities, by number. */
  activityRouteMap: v.record(v.string(), v.string()),
})
/** The parts that follow from the operator's content. */
export const announcementsOut = v.pick(lobbyConfigurationOut, [
  'appLobbyAdConfigList',
  'appNoticeConfigList',
  'appPromotionalVideoList',
  'liveChatPattern',
])
export type LobbyConfiguration = v.InferInput<typeof lobbyConfigurationOut>

export const gameConfigOut = v.object({
  version: v.number(),
  /** Absent if the client named this version. */
  gameList: v.optional(v.array(gameOut)),
})
export type GameConfig = v.InferInput<typeof gameConfigOut>

/** The client's types. */
export type Game = v.InferOutput<typeof gameOut>
export type GameBrand = v.InferOutput<typeof gameBrandOut>
export type GameTypeEntry = v.InferOutput<typeof gameTypeOut>
export type LobbyAd = v.InferOutput<typeof lobbyAdOut>
export type Notice = v.InferOutput<typeof noticeOut>
