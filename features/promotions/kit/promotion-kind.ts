import * as v from 'valibot'
import type { Centavos } from '#core/money/centavos.ts'
import type { SettingField } from './setting-field.ts'
import type { Terms, WireTerms } from './terms.ts'

/** What stands in front of a gift besides the promotion's own condition. */
export type ClaimAsks = {
  readonly mobile?: true
  readonly kyc?: true
  readonly recharge?: true
  /** Players who hang together by device, document or account paid to are given it once, and a network only so often in a day. */
  readonly oncePerCluster?: true
}

/** What 1,000 players cost: as is to be expected, and when everybody takes everything. */
export type Cost = { readonly expected: Centavos; readonly worst: Centavos; readonly assumed: string }

/** A part of the rules as the player reads them, rendered from what the server executes. */
export type RuleBlock = {
  readonly heading: string
  readonly text?: readonly string[]
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

type Definition<Settings> = {
  /** Its number in the specification; absent for what is no activity there. */
  readonly activityId?: number
  /** Its name in the database, of its account in the ledger (`promo:{key}`) and of its rule page. */
  readonly key: string
  readonly title: string
  readonly asks: ClaimAsks
  /** It gives back a part of play or losses: all of these share the player's cap. */
  readonly isRebate?: true
  /** Allowed in green mode without a permit. */
  readonly isGreen?: true
  /** Reads what the fields below hold. */
  readonly settings: v.GenericSchema<Record<string, unknown>, Settings>
  /** The terms that it begins with, where they are not everybody's. */
  readonly terms?: WireTerms
  readonly fields: readonly SettingField[]
  readonly cost: (settings: Settings, terms: Terms) => Cost
  readonly rule: (settings: Settings, terms: Terms) => readonly RuleBlock[]
}

/** One kind of promotion, as the registry holds it: plain values, and what reads its own settings. */
export type PromotionKind<Settings = unknown> = Omit<Definition<Settings>, 'settings' | 'cost' | 'rule'> & {
  readonly readSettings: (kept: unknown) => Settings
  readonly faultsOf: (wish: unknown) => readonly { readonly field: string; readonly msg: string }[]
  readonly defaults: Readonly<Record<string, unknown>>
  readonly costOf: (kept: unknown, terms: Terms) => Cost
  readonly ruleOf: (kept: unknown, terms: Terms) => readonly RuleBlock[]
}

export function promotionKind<Settings>({
  settings,
  cost,
  rule,
  ...kind
}: Definition<Settings>): PromotionKind<Settings> {
  // A version that was saved before a field existed has its first value.
  const defaults = defaultsOf(kind.fields)
  const whole = (kept: unknown) => ({ ...defaults, ...v.parse(anyObject, kept) })
  const readSettings = (kept: unknown) => v.parse(settings, whole(kept))
  return {
    ...kind,
    readSettings,
    faultsOf: (wish) =>
      (v.safeParse(settings, whole(wish)).issues ?? []).map((issue) => ({
        field: v.getDotPath(issue) ?? '',
        msg: issue.message,
      })),
    defaults,
    costOf: (kept, terms) => cost(readSettings(kept), terms),
    ruleOf: (kept, terms) => rule(readSettings(kept), terms),
  }
}

const anyObject = v.record(v.string(), v.unknown())

/** What the form begins with. */
const defaultsOf = (fields: readonly SettingField[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial]))
