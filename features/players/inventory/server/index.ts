import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { expiryJob, type InventoryDependencies } from './expiry-job.ts'
import { fieldMeanings } from './field-meanings.ts'
import { itemData } from './item-data.ts'
import { listItemsHandler } from './list-items.ts'
import { endingTemplate } from './ending-template.ts'

/** What players hold besides coins and points. */
export const inventory = (dependencies: InventoryDependencies): FeatureModule => ({
  name: 'inventory',
  player: { handlers: [listItemsHandler], fieldMeanings, refusalTexts: {} },
  jobs: [expiryJob(dependencies)],
  personalData: [itemData],
  messageTemplates: [endingTemplate],
})

export { giveItems } from './give-items.ts'
export {
  inventoryFindForUpdate,
  inventoryListHeld,
  inventoryRevokeGift,
} from './store/inventory.store.ts'
export { inventoryRelease, inventoryReserve, inventoryUse } from './store/reservation.store.ts'
export { isUsable } from '../rules.ts'
