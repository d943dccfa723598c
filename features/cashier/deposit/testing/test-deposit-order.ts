import { minutes } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { beginDeposit } from '../contract.ts'

export type WireOrder = ResponseOf<typeof beginDeposit>

const begun = systemClock.now()

/** An order that waits for its payment, but for what a test says otherwise. */
export const testDepositOrder = (more: Partial<WireOrder> = {}): WireOrder => ({
  orderId: 'D261121AB',
  channel: 'First',
  amount: wireCentavos(50_000),
  credited: null,
  promised: wireCentavos(0),
  bonus: null,
  status: 'pending',
  createTime: begun,
  expireAt: addDuration(begun, minutes(10)),
  payUrl: 'about:blank',
  qrCodeText: null,
  appRechargeBankOwn: null,
  isReported: false,
  ...more,
})
