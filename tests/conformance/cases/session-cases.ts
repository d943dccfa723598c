import { betOf, type ConformanceCase, expectReply, played, rollbackOf, winOf } from '../conformance-case.ts'

export const sessionCases: readonly ConformanceCase[] = [
  {
    says: 'authenticate works once and not twice',
    run: async ({ ask, bench }) => {
      const { launchToken, gameCode, playerId } = await bench.newPlayer(500)
      expectReply(await ask('authenticate', { launchToken, gameCode }), { code: 0, balance: 500, playerId })
      expectReply(await ask('authenticate', { launchToken, gameCode }), { code: 4 })
    },
  },
  {
    says: 'an expired launch token answers 5, an unknown one 4',
    run: async ({ ask, bench }) => {
      const { launchToken, gameCode } = await bench.newPlayer(0)
      await bench.expireLaunch(launchToken)
      expectReply(await ask('authenticate', { launchToken, gameCode }), { code: 5 })
      expectReply(await ask('authenticate', { launchToken: 'z'.repeat(43), gameCode }), { code: 4 })
    },
  },
  {
    says: 'a new launch supersedes the older session: its bets answer 5',
    run: async (wallet) => {
      const { player } = await played(wallet)
      await wallet.bench.launch(player.playerId)
      expectReply(await wallet.ask('bet', betOf(wallet, player, 100)), { code: 5 })
    },
  },
  {
    says: 'win and rollback are taken with an expired session, a bet is not',
    run: async (wallet) => {
      const [first, second] = [await played(wallet), await played(wallet)]
      await wallet.bench.expireSession(first.player.playerId)
      await wallet.bench.expireSession(second.player.playerId)
      expectReply(await wallet.ask('bet', betOf(wallet, first.player, 100)), { code: 5 })
      expectReply(await wallet.ask('win', winOf(wallet, first.bet, 50)), { code: 0, balance: 950 })
      expectReply(await wallet.ask('rollback', rollbackOf(wallet, second.bet)), { code: 0, balance: 1_000 })
    },
  },
  {
    says: 'win and rollback are taken from a blocked player, a bet is not',
    run: async (wallet) => {
      const [first, second] = [await played(wallet), await played(wallet)]
      await wallet.bench.block(first.player.playerId)
      await wallet.bench.block(second.player.playerId)
      expectReply(await wallet.ask('bet', betOf(wallet, first.player, 100)), { code: 3 })
      expectReply(await wallet.ask('win', winOf(wallet, first.bet, 50)), { code: 0, balance: 950 })
      expectReply(await wallet.ask('rollback', rollbackOf(wallet, second.bet)), { code: 0, balance: 1_000 })
    },
  },
]
