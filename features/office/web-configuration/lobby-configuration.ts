import * as v from 'valibot'
import { idOut } from '#core/contract/id-out.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'
import { centavosOut } from '#core/money/wire-money.ts'

const flag = v.picklist([0, 1])

/** What a tap does. `clickAction` is an activity's number, a game's id or an address, by the kind. */
const click = { clickType: enumerationOut(jumpKind), clickAction: v.string() }

/** A picture: `art:` with the key of one drawn for the product, or an address. */
const picture = v.string()

export const gameTypeOut = v.object({
  id: enumerationOut(gameType),
  name: v.string(),
  sort: v.number(),
  /** Shown in the lobby only when 1. */
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

/** One game as the lobby lists it. A game that cannot be played at all is not in the list. */
export const gameOut = v.object({
  id: idOut,
  name: v.string(),
  brandId: idOut,
  /** The brand's name. */
  brand: v.string(),
  typeId: enumerationOut(gameType),
  platformId: idOut,
  sort: v.number(),
  hot: flag,
  hotSort: v.number(),
  /** 0 is shown everywhere; 1 is kept off the popular games. */
  showType: flag,
  status: flag,
  /** The version of the game's own rules and mathematics. */
  version: v.string(),
  /** The game itself is being looked after; the brand's and the type's maintenance are in `params`. */
  maintain: flag,
  params: v.object({ brandMaintain: flag, typeMaintain: flag }),
  /** New in the lobby. */
  recent: flag,
  icon: picture,
  engine: v.string(),
  /** What comes back in the long run, in ten-thousandths: 9,650 is 96.5 %. */
  rtp: v.number(),
  volatility: v.picklist(['low', 'medium', 'high']),
  /** The largest win of one round, in hundredths of its stake. */
  maxWin: v.number(),
  stakeMin: centavosOut,
  stakeMax: centavosOut,
  demo: flag,
  /** A computer draws what looks like a dealer's table or a match. */
  virtual: flag,
  /** How much of a bet counts for the turnover of a bonus, in ten-thousandths. */
  turnoverWeight: v.number(),
})

export const lobbyAdOut = v.object({
  id: v.number(),
  place: v.picklist(['banner', 'popup', 'featured']),
  title: v.string(),
  /** Told to who cannot see the picture, and shown with a featured entry. */
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

/** What the lobby is made of, as it is written into every page. Everything in it is true at one moment. */
export const lobbyConfigurationOut = v.object({
  /** Changes with anything below, also with what begins or ends by the clock. */
  lobbyVersion: v.string(),
  /** Names the game list that is in force. Whoever has it fetches nothing. */
  gameListVersion: v.number(),
  gameCount: v.number(),
  /** Prefix of a game's icon that is neither `art:` nor a whole address; empty for none. */
  gameResourceUrl: v.string(),
  appGameTypeList: v.array(gameTypeOut),
  appGameBrandList: v.array(gameBrandOut),
  appGamePlatformList: v.array(v.object({ id: idOut, name: v.string(), sort: v.number() })),
  /** The first popular games, so that the first page is complete before the list is there. */
  firstGameList: v.array(gameOut),
  appRechargeTypeMap: v.record(
    v.string(),
    v.object({
      name: v.string(),
      sort: v.number(),
      status: flag,
      /** Empty: a sign that fits the method. */
      iconH5: picture,
      method: v.string(),
      amountMin: centavosOut,
      amountMax: centavosOut,
      amounts: v.array(centavosOut),
      bankId: v.nullable(v.number()),
    }),
  ),
  /** The same that are shown, in their order: what a chooser draws. */
  appRechargeTypeList: v.array(v.object({ id: v.number(), iconH5: picture, bankId: v.nullable(v.number()) })),
  /** Some way to pay is for players with a bound account alone. */
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
  /** A service address that matches is the live chat; the group is its licence. Empty: there is none. */
  liveChatPattern: v.string(),
  /** Where the operator leads an activity elsewhere than the product does; by its number. */
  activityRouteMap: v.record(v.string(), v.string()),
})
export type LobbyConfiguration = v.InferInput<typeof lobbyConfigurationOut>

export const gameConfigOut = v.object({
  version: v.number(),
  /** Absent when the client named this version. */
  gameList: v.optional(v.array(gameOut)),
})
export type GameConfig = v.InferInput<typeof gameConfigOut>

/** Things as the client holds them. */
export type Game = v.InferOutput<typeof gameOut>
export type GameBrand = v.InferOutput<typeof gameBrandOut>
export type GameTypeEntry = v.InferOutput<typeof gameTypeOut>
export type LobbyAd = v.InferOutput<typeof lobbyAdOut>
export type Notice = v.InferOutput<typeof noticeOut>
