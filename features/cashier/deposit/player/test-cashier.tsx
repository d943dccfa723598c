import { minutes } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import type { ScreenRoute } from '#platform/browser/router/route-table.ts'
import { openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { DepositPage } from './deposit-page.tsx'
import { DepositRecordsPage } from './deposit-records-page.tsx'
import type { DepositOrder } from './use-deposit.ts'

const page = (path: ScreenRoute['path'], screen: ScreenRoute['screen']): ScreenRoute => ({
  path,
  access: 'player',
  title: path,
  screen,
  frame: 'none',
})

/** The account's call that the cashier causes through its door, as it looks on the wire. */
export const getPlayer = call({
  path: 'getUserInfo',
  summary: '',
  access: 'player',
  request: v.object({}),
  response: v.object({}),
  refusals: {},
})

const limits = { amountMin: wireCentavos(10_000), amountMax: wireCentavos(5_000_000) }
const amounts = [wireCentavos(20_000), wireCentavos(50_000), wireCentavos(9_000_000)]

/** The operator has a sign of its own for the second way to pay. */
export const secondIcon = 'https://pictures.example/second.png'

/** The cashier's screens in a tab of their own, with two ways to pay that are open and one that is not. */
export const openCashier = (address: string) =>
  openTestTab({
    address,
    token: 'token',
    routes: [
      page('/lobby/wallets/deposit', readyScreen(DepositPage)),
      page('/lobby/wallets/records', readyScreen(DepositRecordsPage)),
    ],
    config: {
      appRechargeTypeMap: {
        '1': {
          name: 'Second',
          sort: 2,
          status: 1,
          iconH5: secondIcon,
          method: 'sandcash',
          amounts,
          bankId: null,
          ...limits,
        },
        '2': { name: 'Closed', sort: 0, status: 0, iconH5: '', method: 'sandcash', amounts, bankId: null, ...limits },
        '3': { name: 'First', sort: 1, status: 1, iconH5: '', method: 'qrph', amounts, bankId: null, ...limits },
      },
    },
  })

const begun = systemClock.now()

export const pendingOrder: DepositOrder = {
  orderId: 'D261121AB',
  channel: 'First',
  amount: wireCentavos(50_000),
  credited: null,
  status: 'pending',
  createTime: begun,
  expireAt: addDuration(begun, minutes(10)),
  payUrl: 'about:blank',
  qrCodeText: null,
  appRechargeBankOwn: null,
  isReported: false,
}
