import {
  betOf,
  type ConformanceCase,
  expectRepetition,
  expectReply,
  expectSame,
  played,
  rollbackOf,
  winOf,
} from '../conformance-case.ts'

export const betCases: readonly ConformanceCase[] = [
  {
    says: 'a bet is taken; its duplicate is answered alike; another body under its id answers 9',
    run: async (wallet) => {
      const bet = betOf(wallet, await wallet.player(1_000), 100)
      const first = await wallet.ask('bet', bet)
      expectReply(first, { code: 0, state: 'APPLIED', balance: 900, amount: undefined })
      expectRepetition(first, await wallet.ask('bet', bet))
      expectReply(await wallet.ask('bet', { ...bet, amount: 101 }), { code: 9 })
      expectReply(await wallet.ask('txstatus', { txId: bet.txId }), { code: 0, state: 'APPLIED', balance: 900 })
    },
  },
  {
    says: 'a bet above the balance answers 1 with the balance',
    run: async (wallet) => {
      const player = await wallet.player(99)
      expectReply(await wallet.ask('bet', betOf(wallet, player, 100)), { code: 1, balance: 99 })
    },
  },
  {
    says: 'a bet of the exact balance is taken',
    run: async (wallet) => {
      const player = await wallet.player(100)
      expectReply(await wallet.ask('bet', betOf(wallet, player, 100)), { code: 0, balance: 0 })
    },
  },
  {
    says: 'of two parallel bets on the last peso one wins',
    run: async (wallet) => {
      const player = await wallet.player(100)
      const bets = [betOf(wallet, player, 100), betOf(wallet, player, 100)]
      const codes = (await Promise.all(bets.map((bet) => wallet.ask('bet', bet)))).map(({ code }) => code)
      expectSame(
        'the codes',
        codes.toSorted((a, b) => a - b),
        [0, 1],
      )
    },
  },
  {
    says: 'a win is paid, its duplicate is not, and a win of nothing is a win',
    run: async (wallet) => {
      const { bet } = await played(wallet)
      const win = winOf(wallet, bet, 250, { betTxId: bet.txId })
      const first = await wallet.ask('win', win)
      expectReply(first, { code: 0, balance: 1_150 })
      expectRepetition(first, await wallet.ask('win', win))
      expectReply(await wallet.ask('win', winOf(wallet, bet, 0)), { code: 0, balance: 1_150 })
    },
  },
  {
    says: 'a win without a bet answers 10',
    run: async (wallet) => {
      const player = await wallet.player(100)
      expectReply(await wallet.ask('win', winOf(wallet, betOf(wallet, player, 100), 50)), { code: 10 })
    },
  },
  {
    says: 'a betwin with too little for the bet answers 1, whatever the win is',
    run: async (wallet) => {
      const player = await wallet.player(99)
      const { playerId, gameCode, roundId, session } = betOf(wallet, player, 100)
      const pair = {
        betTxId: wallet.id('bet'),
        winTxId: wallet.id('win'),
        betAmount: 100,
        winAmount: 5_000,
        endRound: true,
      }
      const request = { playerId, gameCode, roundId, session, ...pair }
      expectReply(await wallet.ask('betwin', request), { code: 1, balance: 99 })
      const affordable = {
        ...request,
        betTxId: wallet.id('bet'),
        winTxId: wallet.id('win'),
        betAmount: 99,
        winAmount: 10,
      }
      const first = await wallet.ask('betwin', affordable)
      expectReply(first, { code: 0, balance: 10 })
      expectRepetition(first, await wallet.ask('betwin', affordable))
    },
  },
  {
    says: 'a bet that was refused for want of funds has not been applied, and keeps no time of it',
    run: async (wallet) => {
      const bet = betOf(wallet, await wallet.player(99), 100)
      expectReply(await wallet.ask('bet', bet), { code: 1, appliedAt: undefined })
      expectReply(await wallet.ask('bet', bet), { code: 1, appliedAt: undefined, amount: undefined })
    },
  },
  {
    says: 'a bet that was taken back says at its repetition when it had been applied',
    run: async (wallet) => {
      const bet = betOf(wallet, await wallet.player(1_000), 100)
      await wallet.ask('bet', bet)
      const { appliedAt } = await wallet.ask('bet', bet)
      await wallet.ask('rollback', rollbackOf(wallet, bet))
      expectReply(await wallet.ask('bet', bet), { code: 12, state: 'ROLLED_BACK', dup: true, appliedAt })
    },
  },
]
