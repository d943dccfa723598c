import * as v from 'valibot'
import type { Language } from '#core/language/language.ts'
import { type LocalCatalogue, type LocalText, type MessagesOf, messagesIn } from '#core/message/local-text.ts'
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
  readonly table?: RuleTable
}
export type RuleTable = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

type Rule<Settings, Texts extends LocalCatalogue> = (
  settings: Settings,
  reader: {
    /** The promotion's texts in the reader's language. */
    readonly messages: MessagesOf<Texts>
    readonly language: Language
    readonly terms: Terms
  },
) => readonly RuleBlock[]

type Definition<Settings, Texts extends LocalCatalogue> = {
  /** Its number in the specification, if it is an activity there. */
  readonly activityId?: number
  /** Its name in the database, of its account in the ledger (`promo:{key}`) and of its rule page. */
  readonly key: string
  readonly title: LocalText
  /** The catalogue that its rules are written in. */
  readonly texts: Texts
  readonly asks: ClaimRequirements
  /** A rebate of play or losses: all rebates share the player's cap. */
  readonly isRebate?: true
  /** Allowed in green mode without a permit. */
  readonly isGreen?: true
  /** What holds while another promotion is on, too, by its key: the form and the approver are warned. */
  readonly beside?: Readonly<Record<string, string>>
  /** Earned before anything is claimed or begun: a holdout would take away what players already own. */
  readonly noHoldout?: true
  /** Runs for a season, which its terms have to begin and end. State and budget start afresh with the next season. */
  readonly isSeason?: true
  /** Validates the fields below. */
  readonly settings: v.GenericSchema<Record<string, unknown>, Settings>
  /** The initial terms, if they differ from the default. */
  readonly terms?: WireTerms
  readonly fields: readonly SettingField[]
  readonly cost: (settings: Settings, terms: Terms) => Cost
  readonly rule: Rule<Settings, Texts>
}

/** A kind of promotion in the registry: plain values, and the schema of its settings. */
export type PromotionKind<Settings = unknown> = Omit<
  Definition<Settings, LocalCatalogue>,
  'settings' | 'texts' | 'cost' | 'rule'
> & {
  readonly readSettings: (kept: unknown) => Settings
  readonly faultsOf: (settings: unknown) => readonly { readonly field: string; readonly msg: string }[]
  readonly defaults: Readonly<Record<string, unknown>>
  readonly costOf: (kept: unknown, terms: Terms) => Cost
  readonly ruleOf: (
    kept: unknown,
    reader: { readonly terms: Terms; readonly language: Language },
  ) => readonly RuleBlock[]
}

export function promotionKind<Settings, const Texts extends LocalCatalogue>({
  settings,
  texts,
  cost,
  rule,
  ...kind
}: Definition<Settings, Texts>): PromotionKind<Settings> {
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
    ruleOf: (kept, { terms, language }) =>
      rule(readSettings(kept), { messages: messagesIn(texts, language), language, terms }),
  }
}

const anyObject = v.record(v.string(), v.unknown())

/** The initial values of the form. */
const defaultsOf = (fields: readonly SettingField[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial]))
