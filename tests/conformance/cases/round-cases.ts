import {
  betOf,
  type ConformanceCase,
  endOf,
  expectRepetition,
  expectReply,
  played,
  rollbackOf,
  winOf,
} from '../conformance-case.ts'

export const roundCases: readonly ConformanceCase[] = [
  {
    says: 'a rollback gives the stake back, and twice changes nothing',
    run: async (wallet) => {
      const { bet } = await played(wallet)
      const back = rollbackOf(wallet, bet)
      const first = await wallet.ask('rollback', back)
      expectReply(first, { code: 0, balance: 1_000, amount: 100 })
      expectRepetition(first, await wallet.ask('rollback', back))
      const other = await wallet.ask('rollback', rollbackOf(wallet, bet))
      expectReply(other, { code: 0, dup: true, balance: 1_000, amount: 0 })
      expectReply(await wallet.ask('win', winOf(wallet, bet, 50, { betTxId: bet.txId })), { code: 12 })
    },
  },
  {
    says: 'a rollback before its bet cancels the bet in advance',
    run: async (wallet) => {
      const bet = betOf(wallet, await wallet.player(1_000), 100)
      expectReply(await wallet.ask('rollback', rollbackOf(wallet, bet)), { code: 0, balance: 1_000, amount: 0 })
      expectReply(await wallet.ask('bet', bet), { code: 12, balance: 1_000 })
    },
  },
  {
    says: 'a rollback after the win answers 13',
    run: async (wallet) => {
      const { bet } = await played(wallet)
      await wallet.ask('win', winOf(wallet, bet, 50, { betTxId: bet.txId }))
      expectReply(await wallet.ask('rollback', rollbackOf(wallet, bet)), { code: 13, balance: 950 })
    },
  },
  {
    says: 'a round can be voided after its win',
    run: async (wallet) => {
      const { bet } = await played(wallet)
      await wallet.ask('win', winOf(wallet, bet, 50))
      const { playerId, roundId } = bet
      const back = { playerId, roundId, txId: wallet.id('void'), scope: 'ROUND', reason: 'conformance' }
      const first = await wallet.ask('rollback', back)
      expectReply(first, { code: 0, balance: 1_000, amount: 50 })
      expectRepetition(first, await wallet.ask('rollback', back))
      const { bet: lucky } = await played(wallet)
      await wallet.ask('win', winOf(wallet, lucky, 250))
      const takenBack = { ...back, playerId: lucky.playerId, roundId: lucky.roundId, txId: wallet.id('void') }
      expectReply(await wallet.ask('rollback', takenBack), { code: 0, balance: 1_000, amount: -150 })
    },
  },
  {
    says: 'a rollback of a refused bet gives nothing back',
    run: async (wallet) => {
      const bet = betOf(wallet, await wallet.player(99), 100)
      expectReply(await wallet.ask('bet', bet), { code: 1 })
      expectReply(await wallet.ask('rollback', rollbackOf(wallet, bet)), { code: 0, balance: 99, amount: 0 })
    },
  },
  {
    says: 'a round ends once; the second time says so, and a late win answers 11',
    run: async (wallet) => {
      const { bet } = await played(wallet)
      const end = endOf(wallet, bet, { bet: 100, win: 0 })
      const first = await wallet.ask('endround', end)
      expectReply(first, { code: 0, dup: false })
      expectRepetition(first, await wallet.ask('endround', end))
      expectReply(await wallet.ask('win', winOf(wallet, bet, 50)), { code: 11 })
    },
  },
  {
    says: 'a promotion is paid once',
    run: async (wallet) => {
      const { playerId } = await wallet.player(0)
      const promo = { playerId, txId: wallet.id('promo'), campaignId: 'conformance', type: 'DROP', amount: 70 }
      const first = await wallet.ask('promo', promo)
      expectReply(first, { code: 0, balance: 70 })
      expectRepetition(first, await wallet.ask('promo', promo))
    },
  },
  {
    says: 'a correction below zero leaves a balance of zero',
    run: async (wallet) => {
      const { bet } = await played(wallet)
      const { playerId, roundId: refRoundId } = bet
      const adjust = { playerId, refRoundId, txId: wallet.id('adjust'), signedAmount: -5_000, reason: 'conformance' }
      expectReply(await wallet.ask('adjust', adjust), { code: 0, balance: 0 })
    },
  },
  {
    says: 'a round that was voided before it was played cannot be corrected',
    run: async (wallet) => {
      const { playerId } = await wallet.player(1_000)
      const roundId = wallet.id('round')
      const back = { playerId, roundId, txId: wallet.id('void'), scope: 'ROUND', reason: 'conformance' }
      // Whether the provider may void rounds or not.
      await wallet.ask('rollback', back)
      const adjust = {
        playerId,
        refRoundId: roundId,
        txId: wallet.id('adjust'),
        signedAmount: -500,
        reason: 'conformance',
      }
      expectReply(await wallet.ask('adjust', adjust), { code: 10, balance: 1_000 })
    },
  },
]
