import * as v from 'valibot'
import { localStore } from '#platform/browser/storage/safe-storage.ts'

const key = 'notificationsOf'

/** The player who turned notifications on here: at the next sign-in this device is registered again, for nobody else. */
export const keepChoice = (playerId: number): void => localStore.write(key, playerId)
export const forgetChoice = (): void => localStore.remove(key)
export const hasChosen = (playerId: number): boolean => localStore.read(key, v.number()) === playerId
