import type { EntryField } from './content-kind.ts'
import type { Entry } from './entry.ts'

export type EntryFieldProps = {
  readonly field: EntryField
  readonly entry: Entry
  readonly faultOf: (name: string) => string | undefined
  readonly onChange: (change: Readonly<Record<string, unknown>>) => void
}
