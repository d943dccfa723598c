import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { type PlayerLock, playerLocks } from '#features/players/account/player-locks.ts'
import { beginDeposit } from '#features/cashier/deposit/contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { receiveMail } from '#features/players/mail/contract.ts'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { type TestWithdrawals, openTestWithdrawals } from '#tests/support/test-withdrawals.ts'

let gameProvider: TestGameProvider
let cashier: TestWithdrawals
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  cashier = openTestWithdrawals(gameProvider.site, 9_473_440_000)
  await seedDemoContent(gameProvider.site.context.db, gameProvider.site.clock.now())
})
afterAll(() => gameProvider.close())

/** Somebody who may do all of it: deposit, withdraw, take a gift, and stake in a round whose session is open. */
async function everything() {
  const player = await cashier.readyPlayer()
  const id = BigInt(player.id)
  const { clock } = gameProvider.site
  const launchToken = await gameProvider.launch(id)
  const { session } = await gameProvider.ask('authenticate', { launchToken, gameCode })
  const gift = await gameProvider.rows(
    `insert into mail (player_id, title, body, items, sent_at, expires_at, source, source_key)
     values ($1, 'A gift', array['For you'], '[{"id":2001,"count":500,"betRate":0}]', $2, $3, 'test', 'gift') returning id`,
    [id, new Date(clock.now()), new Date(addDuration(clock.now(), minutes(60)))],
  )
  return { player, id, session, giftId: Number(gift[0]?.id) }
}

/** What each act answers: the code of the wallet, or the errcode of the site. */
async function actsOf({ player, id, session, giftId }: Awaited<ReturnType<typeof everything>>) {
  const { site } = gameProvider
  const { token } = player
  const deposit = { amount: wireCentavos(50_000), version: 4, rechargeType: 1 } as const
  const bet = { playerId: String(id), session, gameCode, roundId: newId('round'), txId: newId('bet'), amount: 100 }
  return {
    withdraw: (await cashier.withdraw(player)).body.errcode,
    play: (await gameProvider.ask('bet', bet)).code,
    deposit: (await site.send(beginDeposit, deposit, { token })).body.errcode,
    bonus: (await site.send(receiveMail, { id: giftId }, { token })).body.errcode,
  } satisfies Record<PlayerLock, number>
}

const allowed = { play: 0, deposit: 0, withdraw: 0, bonus: 0 }
const refusedWith = { play: 3, deposit: 1202, withdraw: 1342, bonus: 1010 } as const satisfies Record<
  PlayerLock,
  number
>

test.each([{ locks: [] }, ...playerLocks.map((lock) => ({ locks: [lock] })), { locks: [...playerLocks] }])(
  'under the locks $locks exactly that is refused, and everything else goes on',
  async ({ locks }) => {
    const ready = await everything()
    await gameProvider.rows('update player set locks = $2 where id = $1', [ready.id, locks])
    const expected = Object.fromEntries(locks.map((lock) => [lock, refusedWith[lock]]))
    expect(await actsOf(ready)).toEqual({ ...allowed, ...expected })
  },
)
