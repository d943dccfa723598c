import * as v from 'valibot'
import type { Centavos } from '#core/money/centavos.ts'
import type { SettingField } from './setting-field.ts'
import type { Terms, WireTerms } from './terms.ts'

/** Conditions of a gift besides the promotion's own. */
export type ClaimRequirements = {
  readonly mobile?: true
  readonly kyc?: true
  readonly recharge?: true
  /** Granted once per cluster of players tied by device, document or bank account, and limited per network and day. */
  readonly oncePerCluster?: true
}

/** The cost of 1,000 players: expected, and if everybody takes everything. */
export type Cost = { readonly expected: Centavos; readonly worst: Centavos; readonly assumed: string }

/** A section of the rules as players read them, rendered from the executed settings. */
export type RuleBlock = {
  readonly heading: string
  readonly text?: readonly string[]
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

type Definition<Settings> = {
  /** Its number in the specification, if it is an activity there. */
  readonly activityId?: number
  /** Its name in the database, of its account in the ledger (`promo:{key}`) and of its rule page. */
  readonly key: string
  readonly title: string
  readonly asks: ClaimRequirements
  /** A rebate of play or losses: all rebates share the player's cap. */
  readonly isRebate?: true
  /** Allowed in green mode without a permit. */
  readonly isGreen?: true
  /** Validates the fields below. */
  readonly settings: v.GenericSchema<Record<string, unknown>, Settings>
  /** The initial terms, if they differ from the default. */
  readonly terms?: WireTerms
  readonly fields: readonly SettingField[]
  readonly cost: (settings: Settings, terms: Terms) => Cost
  readonly rule: (settings: Settings, terms: Terms) => readonly RuleBlock[]
}

/** A kind of promotion in the registry: plain values, and the schema of its settings. */
export type PromotionKind<Settings = unknown> = Omit<Definition<Settings>, 'settings' | 'cost' | 'rule'> & {
  readonly readSettings: (kept: unknown) => Settings
  readonly faultsOf: (settings: unknown) => readonly { readonly field: string; readonly msg: string }[]
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
  // A version saved before a field existed gets the field's default.
  const defaults = defaultsOf(kind.fields)
  const whole = (kept: unknown) => ({ ...defaults, ...v.parse(anyObject, kept) })
  const readSettings = (kept: unknown) => v.parse(settings, whole(kept))
  return {
    ...kind,
    readSettings,
    faultsOf: (given) =>
      (v.safeParse(settings, whole(given)).issues ?? []).map((issue) => ({
        field: v.getDotPath(issue) ?? '',
        msg: issue.message,
      })),
    defaults,
    costOf: (kept, terms) => cost(readSettings(kept), terms),
    ruleOf: (kept, terms) => rule(readSettings(kept), terms),
  }
}

const anyObject = v.record(v.string(), v.unknown())

/** The initial values of the form. */
const defaultsOf = (fields: readonly SettingField[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial]))
