import { answer } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { listItems } from '../contract.ts'
import { inventoryListHeld } from './store/inventory.store.ts'

export const listItemsHandler = handle(listItems, async ({ identity: { playerId }, now, tx }) => {
  const held = await inventoryListHeld(tx, playerId, now)
  return answer({
    propList: held.map(({ id, propId, count, state, givenAt, expiresAt }) => ({
      id,
      propId,
      count,
      isReserved: state === 'reserved',
      time: givenAt,
      expireAt: expiresAt,
    })),
  })
})
