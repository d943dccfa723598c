import * as playerFile from '#features/office/player-file/contract.ts'
import * as deposit from '#features/cashier/deposit/staff-contract.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { sample, type StaffSample } from './call-sample.ts'
import { nextSample, reason, sampleRound, sampleTransfer } from './sample-rows.ts'

/** Calls about a player's deposits, book and rounds. */
export const playerMoneyCallSamples: readonly StaffSample[] = [
  sample(playerFile.viewPlayerMoney, (_office, playerId) => ({ playerId })),
  sample(playerFile.viewPlayerLinks, (_office, playerId) => ({ playerId })),
  sample(playerFile.listPlayerBook, (_office, playerId) => ({ playerId })),
  sample(playerFile.listPlayerRounds, (_office, playerId) => ({ playerId })),
  sample(playerFile.viewRoundReplay, async (office, playerId) => ({
    playerId,
    ...(await sampleRound(office, playerId)),
  })),
  sample(playerFile.listPlayerNotes, (_office, playerId) => ({ playerId })),
  sample(deposit.listOrders, () => ({ view: 'all' as const })),
  sample(deposit.viewReceipt, async (office, playerId) => ({
    reason,
    orderId: (await sampleTransfer(office, playerId, { hasReceipt: true })).orderId,
  })),
  sample(deposit.proposeMatch, async (office, playerId) => {
    const { orderId } = await sampleTransfer(office, playerId)
    return { orderId, amount: wireCentavos(5_000), bankReference: `LINE ${orderId}`, reason }
  }),
  sample(deposit.decideMatch, async (office, playerId) => {
    const { matchId } = await sampleTransfer(office, playerId, { hasMatch: true })
    return { matchId, decision: 'approved' as const, reason }
  }),
  sample(deposit.refuseOrder, async (office, playerId) => {
    const { orderId } = await sampleTransfer(office, playerId)
    return { orderId, reason }
  }),
  sample(deposit.refundOrder, async (office, playerId) => {
    const { orderId } = await sampleTransfer(office, playerId, { state: 'credited' })
    return { orderId, reason }
  }),
  sample(deposit.listEvents, () => ({})),
  sample(deposit.replayEvent, async ({ site }) => {
    const eventId = `sample-${nextSample()}`
    await site.context.db.pool.query(
      `insert into deposit_event (provider, event_id, reference, body, report, received_at)
       values ('sandpay', $1, 'D1', '', '{"reference":"D1","paymentId":"p","state":"pending"}', now())`,
      [eventId],
    )
    return { provider: 'sandpay', eventId, reason }
  }),
]
