import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import type { ScreenRoute } from '#platform/browser/router/route-table.ts'
import { openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { DepositPage } from '../player/deposit-page.tsx'
import { DepositRecordsPage } from '../player/deposit-records-page.tsx'

const page = (path: ScreenRoute['path'], screen: ScreenRoute['screen']): ScreenRoute => ({
  path,
  access: 'player',
  title: path,
  screen,
  frame: 'none',
})

const limits = { amountMin: wireCentavos(10_000), amountMax: wireCentavos(5_000_000) }
const amounts = [wireCentavos(20_000), wireCentavos(50_000), wireCentavos(9_000_000)]

/** The operator has a sign of its own for the second way to pay. */
export const secondIcon = 'https://pictures.example/second.png'

/** The screens of deposits in a tab of their own, with two ways to pay that are open and one that is not. */
export const openDeposit = (address: string) =>
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
