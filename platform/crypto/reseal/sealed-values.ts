import type { Database } from '../../db/database.ts'
import type { MasterSecret } from '../master-secret.ts'

/** Values that a feature has sealed, and that a rotation of the master secret seals again. */
export type SealedValues = {
  /** As the report calls them. */
  readonly name: string
  /** That of their seal. */
  readonly purpose: string
  readonly reseal: (needs: Resealing) => Promise<Resealed>
}

export type Resealing = {
  /** As the role that owns the schema: some of the tables may not be changed by the product. */
  readonly db: Database
  readonly secret: MasterSecret
  /** Called after each batch with how many there were in all. */
  readonly progress: (resealed: number) => void
  readonly signal?: AbortSignal | undefined
}

export type Resealed = {
  readonly resealed: number
  /** What opens under neither secret: named by table and key, or by file. */
  readonly unreadable: readonly string[]
}
