import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { catalogueLock, catalogueVersionInsert } from './store/catalogue-version.store.ts'
import { playSwitchSave } from './store/play-switch.store.ts'
import { followAvailability } from './sync-catalogue.ts'

type SwitchChange = {
  readonly isOpen: boolean
  readonly changedBy: string
  readonly reason: string
  readonly now: Instant
}

/** Stops all play, or reopens it. Nodes in maintenance for another reason stay closed. */
export async function switchPlay(tx: Transaction, { isOpen, ...entry }: SwitchChange): Promise<boolean> {
  await catalogueLock(tx)
  if (!(await playSwitchSave(tx, isOpen))) return false
  await followAvailability(tx)
  const [before, after] = [{ isOpen: !isOpen }, { isOpen }]
  await catalogueVersionInsert(tx, { ...entry, act: 'switch.set', subject: 'play', before, after })
  return true
}
