import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isProduction, readTextFiles } from '../text-files.ts'
import { findWireSpellings, wireFiles, wireSpelling } from './wire-spellings.ts'

const screen = 'features/lobby/search/player/search-filters.tsx'
const planted: ReadonlyArray<readonly [path: string, line: string]> = [
  [screen, 'const { appGameTypeList, appGameBrandList } = useLobbyConfiguration()'],
  [screen, "type Film = WebConfiguration['appPromotionalVideoList'][number]"],
  ['features/lobby/games/player/likes/use-like.ts', 'const known = usePlayer()?.appGameDataUser.gameLikes[id]'],
  ['features/cashier/channel/player/use-bank-rule.ts', 'bindingAddress(bankId, player.appUserBankList)'],
  ['features/cashier/deposit/player/payment-sheet.tsx', 'bank={order.appRechargeBankOwn}'],
  ['features/lobby/customer-service/server/index.ts', 'answer({ appCustomerServiceQueue: services })'],
  ['features/promotions/first-deposit/player/use-first-deposit.ts', 'answer?.appRechargeBonusCollection9.itemStatus'],
  ['apps/server/features.ts', 'actInviteConditionModelClient2List: await spinConditions(db, now),'],
]

test.each(planted)('a wire spelling is found in %s: %s', (path, line) => {
  const faults = findWireSpellings([{ path, text: `one line before\n${line}\n` }])
  expect(faults.map(({ where }) => where)).toEqual([`${path}:2`])
})

test.each([
  [screen, 'const { gameTypes, gameBrands } = useLobbyConfiguration()'],
  [screen, '// appGameTypeList of the wire'],
  [screen, 'const { appId, appUpdate, appVersion } = configuration'],
  ['features/lobby/search/player/search-filters.test.tsx', 'openSearch({ appGameTypeList: [] })'],
  ['features/office/web-configuration/wire.ts', 'appGameTypeList: v.array(gameTypeOut),'],
  ['features/cashier/deposit/server/order-view.ts', 'appRechargeBankOwn: order.bank,'],
  ['features/players/account/player/plain-player.ts', 'appUserBankList: boundBanks,'],
])('nothing is wrong in %s with: %s', (path, text) => {
  expect(findWireSpellings([{ path, text }])).toEqual([])
})

test('every kind of file that may spell as the wire does exists, and does', () => {
  const spelling = readTextFiles(join(import.meta.dirname, '..', '..', '..')).filter(
    ({ path, text }) => isProduction(path) && wireSpelling.test(text),
  )
  expect(wireFiles.filter((kind) => !spelling.some(({ path }) => kind.path.test(path)))).toEqual([])
})
