import { refuse } from '#core/contract/outcome.ts'
import { centavos } from '#core/money/centavos.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { paymentProviderName } from '#features/cashier/channel/server/index.ts'
import { changed, csvTime, handleStaffChange, handleStaffList } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { depositStateWords, eventOutcomeWords } from '../../desk-words.ts'
import { listEvents, listOrders, viewReceipt } from '../../staff-contract.ts'
import { providerEventColumns } from '../provider-event-columns.ts'
import type { StaffDepositDependencies } from './staff-deposit-dependencies.ts'
import { eventsForStaff } from '../store/staff-event.store.ts'
import { receiptContext, receiptFind } from '../store/receipt.store.ts'
import { isOrderReference, ordersForStaff, type StaffOrder } from '../store/staff-order.store.ts'

export const staffListOrdersHandler = handleStaffList(listOrders, {
  read: async ({ input: { view, text, amountMin, from, until, ...paging }, db, now, limit, countMax }) => {
    const filter = {
      ...(view === 'all' ? {} : { [view]: now }),
      ...(await named(db, text)),
      amountMin: amountMin > 0n && amountMin,
      from,
      until,
    }
    const page = await ordersForStaff.read(db, { ...paging, filter, limit, countMax })
    return { ...page, rows: page.rows.map(viewOf) }
  },
  csv: [
    { name: 'Started (Manila)', cell: ({ createdAt }) => csvTime(createdAt) },
    { name: 'Order ID', cell: ({ orderId }) => orderId },
    { name: 'Payment', cell: ({ paymentId }) => paymentId },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Payment method', cell: ({ channel }) => channel },
    { name: 'Provider', cell: ({ provider }) => paymentProviderName(provider) },
    { name: 'Requested', cell: ({ amount }) => plainDecimal(amount) },
    { name: 'Credited', cell: ({ credited }) => credited && plainDecimal(credited) },
    { name: 'Status', cell: ({ status }) => depositStateWords[status] },
    { name: 'Late', cell: ({ isLate }) => (isLate ? 'yes' : '') },
    { name: 'Demo', cell: ({ isDemo }) => (isDemo ? 'yes' : '') },
  ],
})

/** A player's id, an order, or a provider's payment. */
async function named(db: Queryable, text: string) {
  if (text === '') return {}
  if (/^\d{1,12}$/.test(text)) return { playerId: BigInt(text) }
  const reference = text.toUpperCase()
  return (await isOrderReference(db, reference)) ? { reference } : { paymentId: text }
}

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

export const staffViewReceiptHandler = ({ audit, receiptSeal }: StaffDepositDependencies) =>
  handleStaffChange(audit, viewReceipt, async ({ input: { orderId }, tx }) => {
    const found = await receiptFind(tx, orderId)
    const picture = found && receiptSeal.open(found.image, receiptContext(found.orderId))
    if (picture === undefined) return refuse('receiptNotFound')
    return changed(
      { base64: picture.toString('base64') },
      { subject: `deposit:${orderId}`, before: null, after: { seen: 'receipt' } },
    )
  })

export const staffListEventsHandler = handleStaffList(listEvents, {
  read: async ({ input: { text, ...paging }, db, limit, countMax }) => {
    return eventsForStaff.read(db, { ...paging, filter: { text: text || false }, limit, countMax })
  },
  csv: [
    ...providerEventColumns,
    { name: 'Outcome', cell: ({ outcome }) => outcome && (eventOutcomeWords[outcome] ?? outcome) },
    { name: 'Attempts', cell: ({ triedTimes }) => triedTimes },
  ],
})
