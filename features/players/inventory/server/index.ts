import type { Feature } from '#platform/http/feature.ts'
import { fieldMeanings } from './field-meanings.ts'
import { listItemsHandler } from './list-items.ts'

export const inventory: Feature = { name: 'inventory', handlers: [listItemsHandler], fieldMeanings, refusalTexts: {} }

export { expiryJob } from './expiry-job.ts'
export { giveItems } from './give-items.ts'
export {
  inventoryFindForUpdate,
  inventoryListHeld,
  inventoryRevokeGift,
} from './store/inventory.store.ts'
export { inventoryRelease, inventoryReserve, inventoryUse } from './store/reservation.store.ts'
export { isUsable } from '../rules.ts'
export type { HeldItem } from '../held-item.ts'
