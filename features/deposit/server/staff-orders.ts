import { answer, refuse } from '#core/contract/outcome.ts'
import { centavos } from '#core/money/centavos.ts'
import { handleStaff } from '#features/staff/server/index.ts'
import { listEvents, listOrders, viewReceipt } from '../staff-contract.ts'
import type { StaffDepositNeeds } from './staff-deposit-needs.ts'
import { staffEventList } from './staff-event.store.ts'
import { receiptContext, receiptFind } from './receipt.store.ts'
import { type StaffOrder, staffOrderList } from './staff-order.store.ts'

const pageSize = 25

export const staffListOrdersHandler = handleStaff(listOrders, async ({ input: { page, ...asked }, db, now }) => {
  const found = await staffOrderList(db, { ...asked, now, limit: pageSize + 1, offset: page * pageSize })
  return answer({ orders: found.slice(0, pageSize).map(viewOf), hasMore: found.length > pageSize })
})

const viewOf = ({
  reference,
  channelName,
  state,
  matchId,
  matchAmount,
  matchReference,
  matchBy,
  ...order
}: StaffOrder) => ({
  ...order,
  orderId: reference,
  channel: channelName,
  status: state,
  isTransfer: order.bank !== null,
  match:
    matchId === null || matchAmount === null || matchReference === null || matchBy === null
      ? null
      : { id: matchId, amount: centavos(matchAmount), bankReference: matchReference, proposedBy: matchBy },
})

export const staffViewReceiptHandler = ({ receiptSeal }: StaffDepositNeeds) =>
  handleStaff(viewReceipt, async ({ input: { orderId }, db }) => {
    const found = await receiptFind(db, orderId)
    const picture = found && receiptSeal.open(found.image, receiptContext(found.orderId))
    return picture === undefined ? refuse('receiptNotFound') : answer({ base64: picture.toString('base64') })
  })

export const staffListEventsHandler = handleStaff(listEvents, async ({ input: { page }, db }) => {
  const found = await staffEventList(db, { limit: pageSize + 1, offset: page * pageSize })
  return answer({ events: found.slice(0, pageSize), hasMore: found.length > pageSize })
})
