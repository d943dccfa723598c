import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { RedDot } from '#core/enumerations/red-dot.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { LocalText } from '#core/message/local-text.ts'
import type { DepositHooks } from '#features/cashier/deposit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { Promotion } from '../promotion.ts'
import type { NotByHand } from '../not-by-hand.ts'
import type { PromotionKind } from '../promotion-kind.ts'
import type { RewardClaim } from './claim-reward.ts'
import type { Reader } from './read-reader.ts'

/** A promotion's mark in the catalogue: a red dot, a waiting spin, a running card. */
export type Mark = Exclude<RedDot, 'mail'> | 'turntable' | 'loginPaying'

export type OfferContext<Settings = unknown> = {
  readonly reader: Reader
  readonly promotion: Promotion<Settings>
  readonly now: Instant
}

/**
 * A reward that the staff may give one player. It has the key of the player's own claim, so that only one of the two
 * is ever granted.
 */
export type GiftByHand = Pick<RewardClaim, 'promotion' | 'claimKey' | 'items' | 'asks'> & {
  readonly about: LocalText
  /** The day that it is for: it can be given until the day after is over. */
  readonly day?: CalendarDay
  /** Puts the player's state where the claim would have put it. False: it has changed since, and nothing is given. */
  readonly repair?: (tx: Transaction) => Promise<boolean>
}

type GiftsByHand<Settings> = (db: Queryable, looking: OfferContext<Settings>) => Promise<readonly GiftByHand[]>

/** A promotion as the catalogue lists it: its kind, and what only its own tables know. */
export type ServedPromotion = {
  readonly kind: PromotionKind
  /** The rewards that the staff may give, those that were given among them; or why there are none. */
  readonly byHand: NotByHand | GiftsByHand<unknown>
  /** Further names of its rule page: those of the specification. */
  readonly ruleNames?: readonly string[]
  /** False if it is over for this player although its terms are met. */
  readonly isShown?: (db: Queryable, looking: OfferContext) => Promise<boolean>
  readonly marks?: (db: Queryable, looking: OfferContext) => Promise<readonly Mark[]>
  /** Its running window, or else the next, if it opens at fixed hours. */
  readonly window?: (db: Queryable, looking: OfferContext) => Promise<OpeningWindow | undefined>
  /** What a version would have cost in the last closed days, by what players did then. */
  readonly measuredCost?: (db: Queryable, measured: MeasuredVersion) => Promise<Centavos>
}

export type MeasuredVersion<Settings = unknown> = { readonly settings: Settings; readonly now: Instant }

export type OpeningWindow = { readonly startsAt: Instant; readonly endsAt: Instant }

/** A promotion's module: what every feature gives, what follows from deposits, and what the catalogue asks of it. */
export type PromotionModule = FeatureModule & Partial<DepositHooks> & { readonly served: ServedPromotion }

type OwnPromotion<Settings> = Omit<
  ServedPromotion,
  'kind' | 'byHand' | 'isShown' | 'marks' | 'window' | 'measuredCost'
> & {
  readonly kind: PromotionKind<Settings>
  readonly byHand: NotByHand | GiftsByHand<Settings>
  readonly isShown?: (db: Queryable, looking: OfferContext<Settings>) => Promise<boolean>
  readonly marks?: (db: Queryable, looking: OfferContext<Settings>) => Promise<readonly Mark[]>
  readonly window?: (db: Queryable, looking: OfferContext<Settings>) => Promise<OpeningWindow | undefined>
  readonly measuredCost?: (db: Queryable, measured: MeasuredVersion<Settings>) => Promise<Centavos>
}

/** Erases the settings' type for the list, which only ever passes versions of the promotion's own kind. */
export function servedPromotion<Settings>({
  byHand,
  isShown,
  marks,
  window,
  measuredCost,
  ...served
}: OwnPromotion<Settings>): ServedPromotion {
  const own = (looking: OfferContext) => looking as OfferContext<Settings>
  return {
    ...served,
    byHand: typeof byHand === 'string' ? byHand : (db, looking) => byHand(db, own(looking)),
    ...(isShown && { isShown: (db, looking) => isShown(db, own(looking)) }),
    ...(marks && { marks: (db, looking) => marks(db, own(looking)) }),
    ...(window && { window: (db, looking) => window(db, own(looking)) }),
    ...(measuredCost && {
      measuredCost: (db, { settings, now }) => measuredCost(db, { settings: settings as Settings, now }),
    }),
  }
}
