import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { walletParts } from '#features/cashier/wallet/player/wallet-parts.ts'
import { getWithdrawalTerms, giveUpBonus } from '#features/cashier/withdrawal/contract.ts'
import { putIntoSafebox } from '#features/cashier/safebox/contract.ts'
import { addRequirement, balancesOf, post, verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { openTestWithdrawals, type TestWithdrawals } from '#tests/support/test-withdrawals.ts'

let site: TestSite
let cashier: TestWithdrawals
let player: RegisteredPlayer & { readonly bankAccountId: number }
beforeAll(async () => {
  site = await openTestSite()
  cashier = openTestWithdrawals(site, 9_474_440_000)
  player = await cashier.readyPlayer()
})
afterAll(() => site.close())

const amount = v.pipe(v.number(), v.transform(wireCentavos))
const answered = v.object({
  wallet: v.object({ withdrawable: amount, inPlaythrough: amount, held: amount, safebox: amount }),
  turnover: v.object({ items: v.array(v.object({ id: v.number(), debit: v.nullable(amount) })) }),
})

/** What the page shows, made of what the server answers. */
async function shown() {
  const { body } = await site.send(getWithdrawalTerms, {}, { token: player.token })
  const { wallet, turnover } = v.parse(answered, body)
  return walletParts({ wallet, turnover })
}

/** The page's sums, after each step compared with the balances of the ledger. */
async function expectTheLedgers() {
  const parts = await shown()
  const { coin, hold, safebox } = await balancesOf(site.context.db, BigInt(player.id))
  expect(parts).toMatchObject({
    balance: Number(coin),
    held: Number(hold),
    safebox: Number(safebox),
    total: Number(coin + hold + safebox),
  })
  expect(parts.withdrawable + parts.inPlaythrough).toBe(parts.balance)
  return parts
}

async function giveBonus(credit: bigint, key: string) {
  const playerId = BigInt(player.id)
  const now = site.clock.now()
  const gift = { reason: 'award', from: 'promo:welcome', to: 'coin', amount: centavos(credit), reference: key } as const
  await site.context.db.transaction(async (tx) => {
    await post(tx, { playerId, source: 'promo', key, now, transfers: [gift] })
    const bonus = { source: 'promo', sourceId: key, title: 'Welcome', credit: centavos(credit) }
    const terms = { kind: 'bonus', returnsTo: 'promo:welcome' } as const
    await addRequirement(tx, { playerId, ...bonus, rate: basisPoints(50_000), terms, now })
  })
}

test('through deposit, withdrawal, safebox, bonus and its end, every sum of the wallet is a balance of the ledger', async () => {
  expect(await expectTheLedgers()).toMatchObject({ withdrawable: 100_000, inPlaythrough: 0, bonus: 0, held: 0 })

  cashier.orderOf(await cashier.withdraw(player, { amount: 30_000 }))
  expect(await expectTheLedgers()).toMatchObject({ withdrawable: 70_000, held: 30_000, total: 100_000 })

  await site.send(putIntoSafebox, { amount: wireCentavos(20_000), reqId: 'wallet-sums' }, { token: player.token })
  expect(await expectTheLedgers()).toMatchObject({ withdrawable: 50_000, safebox: 20_000, total: 100_000 })

  await giveBonus(7_500n, 'first')
  await giveBonus(2_500n, 'second')
  const withBonuses = await expectTheLedgers()
  expect(withBonuses).toMatchObject({ withdrawable: 0, inPlaythrough: 60_000, bonus: 10_000, total: 110_000 })
  expect(await verifyLedger(site.context.db)).toMatchObject({ isSound: true })
})

test('the bonus that the wallet shows is what leaves the balance when every bonus is given up', async () => {
  // The balance is less than both credits, and the safebox empty: giving up is refused while it hides a credit.
  const poor = await cashier.readyPlayer(6_000n)
  player = poor
  await giveBonus(7_500n, 'third')
  await giveBonus(2_500n, 'fourth')
  await lose(9_000n)
  const before = await expectTheLedgers()
  expect(before).toMatchObject({ balance: 7_000, bonus: 7_000 })
  for (let left = 2; left > 0; left--) {
    const { body } = await site.send(getWithdrawalTerms, {}, { token: player.token })
    const item = v.parse(answered, body).turnover.items.find(({ debit }) => debit !== null)
    const given = { id: item?.id, debit: item?.debit }
    expect((await site.sendRaw(giveUpBonus.path, given, { token: player.token })).body).toMatchObject({ errcode: 0 })
  }
  expect(await expectTheLedgers()).toMatchObject({ balance: before.balance - before.bonus, bonus: 0 })
})

const lose = async (stake: bigint) => {
  const bet = { reason: 'bet', from: 'coin', to: 'game:studio', amount: centavos(stake), reference: 'lost' } as const
  const order = { playerId: BigInt(player.id), source: 'test', key: `lost-${player.id}`, transfers: [bet] }
  await site.context.db.transaction((tx) => post(tx, { ...order, now: site.clock.now() }))
}
