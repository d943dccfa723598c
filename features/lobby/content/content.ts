import * as v from 'valibot'
import type { Expiry, Instant } from '#core/clock/instant.ts'
import { instantIn } from '#core/clock/wire-instant.ts'
import { siteModes } from '#core/enumerations/site-mode.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { centavosIn } from '#core/money/wire-money.ts'

const entriesMax = 200
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const sort = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000))
const text = (lengthMax: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(lengthMax))
const optionalText = (lengthMax: number) => v.pipe(v.string(), v.trim(), v.maxLength(lengthMax))
const webAddress = v.pipe(v.string(), v.maxLength(500), v.regex(/^https:\/\/[\x21-\x7e]+$/, 'Give an https address.'))
const picture = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(art:[a-z0-9/-]+|https:\/\/[\x21-\x7e]+)$/, 'Give the key of a drawn picture or an https address.'),
)
const route = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?!\/)[\w/?=&.-]*$/, 'Give a path of this site.'))

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

const list = <const S extends v.GenericSchema<unknown, { readonly id: number }>>(entry: S) =>
  v.pipe(
    v.array(entry),
    v.maxLength(entriesMax),
    v.check((entries) => new Set(entries.map((each) => each.id)).size === entries.length, 'An id is there twice.'),
  )

/** Under which the regulator lets an offer be made known; empty where none is needed. */
const permit = v.optional(optionalText(60), '')

/** Green mode shows an offer only with its permit. */
const isPermitted = (entry: {
  readonly clickType: string
  readonly modes: readonly string[]
  readonly permit: string
}) => entry.clickType !== 'activity' || !entry.modes.includes('green') || entry.permit !== ''
const permitMissing = 'In green mode, what opens an activity needs its permit number.'

const ad = v.intersect([
  v.object({
    id,
    place: v.picklist(['banner', 'popup', 'featured']),
    title: text(120),
    text: optionalText(300),
    body,
    imgUrl2: picture,
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
    summary: optionalText(300),
    body,
    imgUrl2: picture,
    sort,
    isH5Pop: v.boolean(),
    modes,
    permit,
    ...window,
  }),
  click,
])

const promoVideo = v.intersect([v.object({ id, title: text(120), coverImg: picture, path: webAddress, sort }), click])

/** A way to pay. Without a provider and its method nobody can use it. */
const rechargeType = v.object({
  name: text(60),
  sort,
  isShown: v.boolean(),
  /** The operator's own sign for it; empty for one that fits. */
  iconH5: v.optional(v.union([v.literal(''), picture]), ''),
  provider: v.optional(optionalText(40), ''),
  method: v.optional(optionalText(40), ''),
  /** Its share beside the alternatives; 0 pauses it. */
  weight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 1),
  /** Other providers of the same way to pay. */
  alternatives: v.optional(
    v.pipe(
      v.array(
        v.object({
          provider: text(40),
          method: text(40),
          weight: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
        }),
      ),
      v.maxLength(6),
    ),
    [],
  ),
  /** The operator's own account, where the provider is `bank`. */
  bank: v.optional(v.object({ bankName: text(60), shortBankName: text(20), accountName: text(80), cardNum: text(40) })),
  amountMin: v.optional(centavosIn, wireCentavos(10_000)),
  amountMax: v.optional(centavosIn, wireCentavos(5_000_000)),
  /** What the player can choose with one tap. */
  amounts: v.optional(v.pipe(v.array(centavosIn), v.maxLength(12)), []),
  /** Requires a bound account of this bank; 0 for any bank. Null: no account is needed. */
  bankId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(9_999))), null),
})

const numbered = v.pipe(v.string(), v.regex(/^\d{1,6}$/))

/** Every section of the lobby's content, with what it may hold. */
export const contentSections = {
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
    v.array(v.object({ uniqueKey: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), img: picture })),
    v.maxLength(entriesMax),
  ),
  rechargeTypes: v.record(numbered, rechargeType),
  props: v.record(
    numbered,
    v.object({ name: text(60), num: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), limitAmount: centavosIn }),
  ),
  levels: v.pipe(
    v.array(v.object({ level: v.pipe(v.number(), v.integer(), v.minValue(0)), betAmount: centavosIn })),
    v.maxLength(entriesMax),
    v.check(
      (levels) => levels.every(({ betAmount }, at) => at === 0 || betAmount > (levels[at - 1]?.betAmount ?? betAmount)),
      'Each level asks for more than the one before it.',
    ),
  ),
  loginPay: v.object({ propIds: v.pipe(v.array(id), v.maxLength(entriesMax)) }),
  download: v.object({
    downloadType: v.picklist([0, 1, 2, 3]),
    downloadUrl: v.union([v.literal(''), webAddress, route]),
  }),
  services: v.object({
    /** Has one group, the licence. Empty: there is no live chat. */
    liveChatPattern: v.pipe(v.string(), v.maxLength(200), v.check(isPattern, 'Give an expression with one group.')),
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

export type ContentSection = keyof typeof contentSections
export type ContentOf<S extends ContentSection> = v.InferOutput<(typeof contentSections)[S]>
export type Content = { readonly [S in ContentSection]: ContentOf<S> }

const isContentSection = (name: string): name is ContentSection => Object.hasOwn(contentSections, name)
export const contentSectionNames: readonly ContentSection[] = Object.keys(contentSections).filter(isContentSection)

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
} as const satisfies { [S in ContentSection]: v.InferInput<(typeof contentSections)[S]> }

function isPattern(pattern: string): boolean {
  if (pattern === '') return true
  try {
    return new RegExp(`${pattern}|`).exec('')?.length === 2
  } catch {
    return false
  }
}
