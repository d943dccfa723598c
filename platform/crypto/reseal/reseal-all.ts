import type { Database } from '../../db/database.ts'
import type { MasterSecret } from '../master-secret.ts'
import { masterSecretMarkReplace } from '../master-secret-mark.store.ts'
import { secretMark } from '../require-master-secret.ts'
import { platformSealed } from './platform-sealed.ts'
import type { Resealed, SealedValues } from './sealed-values.ts'

export type ResealOptions = {
  readonly db: Database
  readonly secret: MasterSecret
  /** Those of the features; the platform's own are added. */
  readonly sealed: readonly SealedValues[]
  readonly say: (line: string) => void
  readonly signal?: AbortSignal
}

export type ResealReport = Resealed & { readonly isDone: boolean }

/**
 * Seals everything under the current secret. Only if all of it opens, the database is this secret's, and the previous one
 * may go. Servers write under the current secret meanwhile, so it goes on until a round finds nothing.
 */
export async function resealAll(options: ResealOptions): Promise<ResealReport> {
  const { db, secret, sealed } = options
  const report = await resealUntilDone({ ...options, sealed: [...platformSealed, ...sealed] })
  if (report.isDone) await masterSecretMarkReplace(db, secretMark(secret))
  return report
}

/** The same for a secret that is not the master secret: whoever owns it says afterwards that the previous one may go. */
export async function resealUntilDone(options: ResealOptions): Promise<ResealReport> {
  let resealed = 0
  for (;;) {
    const round = await resealOnce(options)
    resealed += round.resealed
    if (round.unreadable.length > 0) return { resealed, unreadable: round.unreadable, isDone: false }
    if (round.resealed === 0) return { resealed, unreadable: [], isDone: true }
  }
}

async function resealOnce({ db, secret, sealed, say, signal }: ResealOptions): Promise<Resealed> {
  const unreadable: string[] = []
  let resealed = 0
  for (const { name, reseal } of sealed) {
    const progress = (count: number) => say(`${name}: ${count} sealed again`)
    const done = await reseal({ db, secret, progress, signal })
    resealed += done.resealed
    unreadable.push(...done.unreadable)
  }
  return { resealed, unreadable }
}
