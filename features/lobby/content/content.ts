import * as v from 'valibot'
import type { Expiry, Instant } from '#core/clock/instant.ts'
import { instantIn } from '#core/clock/wire-instant.ts'
import { pictureIn } from '#core/contract/picture-in.ts'
import { siteModes } from '#core/enumerations/site-mode.ts'
import { centavosIn } from '#core/money/wire-money.ts'

const entriesMax = 200
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const sort = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000))
const text = (lengthMax: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(lengthMax))
const optionalText = (lengthMax: number) => v.pipe(v.string(), v.trim(), v.maxLength(lengthMax))
const webAddress = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^https:\/\/[\x21-\x7e]+$/, 'Enter an https:// address.'),
)
const route = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^\/(?!\/)[\w/?=&.-]*$/, 'Enter a path of this site, such as /about.'),
)

/** What a tap opens: nothing of its own, an activity by its number, a game by its id, or an address. */
const click = v.variant('clickType', [
  v.object({ clickType: v.literal('none'), clickAction: v.literal('') }),
  v.object({ clickType: v.literal('activity'), clickAction: v.pipe(v.string(), v.regex(/^\d{1,6}$/)) }),
  v.object({ clickType: v.literal('game'), clickAction: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  v.object({ clickType: v.literal('url'), clickAction: v.union([webAddress, route]) }),
])

/** Null: from always on, or for ever. */
const window = {
  from: v.pipe(
    v.nullable(instantIn),
    v.transform((from): Instant | 'always' => from ?? 'always'),
  ),
  until: v.pipe(
    v.nullable(instantIn),
    v.transform((until): Expiry => until ?? 'never'),
  ),
}
const modes = v.pipe(v.array(v.picklist(siteModes)), v.minLength(1), v.maxLength(siteModes.length))
const body = v.pipe(v.array(text(2_000)), v.maxLength(40))
/** The same in Filipino; empty to show the English. */
const titleFil = v.optional(optionalText(120), '')
const textFil = v.optional(optionalText(300), '')
const bodyFil = v.optional(body, [])

const list = <const S extends v.GenericSchema<unknown, { readonly id: number }>>(entry: S) =>
  v.pipe(
    v.array(entry),
    v.maxLength(entriesMax),
    v.check(
      (entries) => new Set(entries.map((each) => each.id)).size === entries.length,
      'Each ID can be used only once.',
    ),
  )

/** Under which the regulator lets an offer be made known; empty where none is needed. */
const permit = v.optional(optionalText(60), '')

/** Green mode shows an offer only with its permit. */
const isPermitted = (entry: {
  readonly clickType: string
  readonly modes: readonly string[]
  readonly permit: string
}) => entry.clickType !== 'activity' || !entry.modes.includes('green') || entry.permit !== ''
const permitMissing = 'Enter the permit number: in green mode, an entry that opens a promotion needs one.'

const ad = v.intersect([
  v.object({
    id,
    place: v.picklist(['banner', 'popup', 'featured']),
    title: text(120),
    titleFil,
    text: optionalText(300),
    textFil,
    body,
    bodyFil,
    imgUrl2: pictureIn,
    sort,
    modes,
    permit,
    ...window,
  }),
  click,
])

const notice = v.intersect([
  v.object({
    id,
    title: text(120),
    titleFil,
    summary: optionalText(300),
    summaryFil: textFil,
    body,
    bodyFil,
    imgUrl2: pictureIn,
    sort,
    isH5Pop: v.boolean(),
    modes,
    permit,
    ...window,
  }),
  click,
])

const promoVideo = v.intersect([
  v.object({ id, title: text(120), titleFil, coverImg: pictureIn, path: webAddress, sort }),
  click,
])

const numbered = v.pipe(v.string(), v.regex(/^\d{1,6}$/))

/** The sections of the lobby's content that are its own, with what each may hold. */
export const lobbySections = {
  ads: list(
    v.pipe(
      ad,
      v.check((entry) => isPermitted(entry), permitMissing),
    ),
  ),
  notices: list(
    v.pipe(
      notice,
      v.check((entry) => isPermitted(entry), permitMissing),
    ),
  ),
  promotionalVideos: list(promoVideo),
  genericImages: v.pipe(
    v.array(v.object({ uniqueKey: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), img: pictureIn })),
    v.maxLength(entriesMax),
  ),
  props: v.record(
    numbered,
    v.object({ name: text(60), num: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), limitAmount: centavosIn }),
  ),
  levels: v.pipe(
    v.array(v.object({ level: v.pipe(v.number(), v.integer(), v.minValue(0)), betAmount: centavosIn })),
    v.maxLength(entriesMax),
    v.check(
      (levels) => levels.every(({ betAmount }, at) => at === 0 || betAmount > (levels[at - 1]?.betAmount ?? betAmount)),
      'Each level must need more bets than the one before it.',
    ),
  ),
  loginPay: v.object({ propIds: v.pipe(v.array(id), v.maxLength(entriesMax)) }),
  download: v.object({
    downloadType: v.picklist([0, 1, 2, 3]),
    downloadUrl: v.union([v.literal(''), webAddress, route]),
  }),
  services: v.object({
    /** Has one group, the licence. Empty: there is no live chat. */
    liveChatPattern: v.pipe(
      v.string(),
      v.maxLength(200),
      v.check(isPattern, 'Enter a regular expression with one group.'),
    ),
    queue: list(
      v.object({
        id,
        nickname: text(60),
        url: v.union([
          webAddress,
          route,
          v.pipe(v.string(), v.regex(/^(tel:[+\d -]{3,30}|mailto:[\w.+-]{1,64}@[\w.-]{3,100})$/)),
        ]),
        isOut: v.boolean(),
        hours: optionalText(80),
      }),
    ),
  }),
  site: v.object({ gameResourceUrl: v.union([v.literal(''), webAddress]), activityRoutes: v.record(numbered, route) }),
} as const

/** Sections that other features define: payment methods are the cashier's. */
const otherSections = ['rechargeTypes'] as const

export type ContentSection = keyof typeof lobbySections | (typeof otherSections)[number]

const isLobbySection = (name: string): name is keyof typeof lobbySections => Object.hasOwn(lobbySections, name)
export const contentSectionNames: readonly ContentSection[] = [
  ...Object.keys(lobbySections).filter(isLobbySection),
  ...otherSections,
]

/** The content before an operator's first version: nothing is shown. */
export const emptyContent = {
  ads: [],
  notices: [],
  promotionalVideos: [],
  genericImages: [],
  rechargeTypes: {},
  props: {},
  levels: [],
  loginPay: { propIds: [] },
  download: { downloadType: 0, downloadUrl: '' },
  services: { liveChatPattern: '', queue: [] },
  site: { gameResourceUrl: '', activityRoutes: {} },
} as const satisfies Readonly<Record<ContentSection, unknown>>

function isPattern(pattern: string): boolean {
  if (pattern === '') return true
  try {
    return new RegExp(`${pattern}|`).exec('')?.length === 2
  } catch {
    return false
  }
}
