type Field = { readonly name: string; readonly label: string; readonly hint?: string }

/** A setting of a promotion as the operator's form shows it. What may be in it is said by the promotion's schema. */
export type SettingField =
  | (Field & {
      /** A whole number; centavos, written as pesos; hundredths of a percent; a multiplier such as 1.5. */
      readonly type: 'whole' | 'money' | 'percent' | 'multiplier'
      readonly initial: number
    })
  | (Field & {
      /** One of a few numbers that have names. */
      readonly type: 'choice'
      readonly initial: number
      readonly options: readonly { readonly value: number; readonly label: string }[]
    })
  | (Field & { readonly type: 'switch'; readonly initial: boolean })
  | (Field & { readonly type: 'text'; readonly initial: string })
  | (Field & {
      /** A moment in Manila, as the browser's own field for date and time writes it. */
      readonly type: 'moment'
      readonly initial: string
    })
  | (Field & {
      /** A list of reward items: what, how much, and how often it has to be staked. */
      readonly type: 'rewards'
      readonly initial: readonly WireReward[]
    })
  | (Field & {
      /** A table: each row has these fields. */
      readonly type: 'rows'
      readonly columns: readonly SettingField[]
      /** The number of the first row, where the rows are known by another one than their place. */
      readonly countsFrom?: number
      readonly initial: readonly Readonly<Record<string, unknown>>[]
    })

/** A reward item as the form writes it and the database keeps it. */
export type WireReward = { readonly id: number; readonly count: number; readonly betRate?: number }
