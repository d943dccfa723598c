type Field = { readonly name: string; readonly label: string; readonly hint?: string }

/** A setting in the operator's form. The promotion's schema validates it. */
export type SettingField =
  | (Field & {
      /** An integer; centavos, entered as pesos; hundredths, entered as percent or as points; a multiplier such as 1.5. */
      readonly type: 'whole' | 'money' | 'percent' | 'points' | 'multiplier'
      readonly initial: number
    })
  | (Field & {
      /** A choice of labelled numbers or names. */
      readonly type: 'choice'
      readonly initial: number | string
      readonly options: readonly { readonly value: number | string; readonly label: string }[]
    })
  | (Field & { readonly type: 'switch'; readonly initial: boolean })
  | (Field & { readonly type: 'text'; readonly initial: string })
  | (Field & {
      /** A moment in Manila, in the format of the browser's native field. */
      readonly type: 'moment'
      readonly initial: string
    })
  | (Field & {
      /** A list of reward items: kind, quantity, turnover. */
      readonly type: 'rewards'
      readonly initial: readonly WireReward[]
    })
  | (Field & {
      /** A table: each row has these fields. */
      readonly type: 'rows'
      readonly columns: readonly SettingField[]
      /** The first row's number, if rows are not numbered by position. */
      readonly countsFrom?: number
      readonly initial: readonly Readonly<Record<string, unknown>>[]
    })

/** A reward item in the form and the database. */
export type WireReward = { readonly id: number; readonly count: number; readonly betRate?: number }
