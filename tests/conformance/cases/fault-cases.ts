import type { Draw } from '#core/draw/draw.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import type { Op } from '#games/protocol/operations.ts'
import { betOf, type ConformanceCase, expectReply, expectSame, NotConforming } from '../conformance-case.ts'
import type { Fields, Player, Reply, WalletUnderTest } from '../wallet-under-test.ts'

export const faultCases: readonly ConformanceCase[] = [
  {
    says: 'a call whose transaction was killed in its middle is applied once when it is replayed',
    run: async (wallet) => {
      const player = await wallet.player(1_000)
      const bet = betOf(wallet, player, 100)
      await wallet.bench.killNext(player.playerId)
      const { code } = await wallet.ask('bet', bet)
      if (code !== 90 && code !== 99)
        throw new NotConforming(`the killed call should answer 90 or 99 and answered ${code}`)
      expectReply(await wallet.ask('bet', bet), { code: 0, balance: 900 })
      expectReply(await wallet.ask('bet', bet), { code: 0, dup: true, balance: 900 })
    },
  },
  {
    says: 'after 1,000 random interleavings every balance is what the answers say, and the books are sound',
    run: async (wallet) => {
      const draw = seededTestDraw(2026)
      const players = await Promise.all(Array.from({ length: 5 }, () => wallet.player(startCoin)))
      const owned = new Map(players.map(({ playerId }) => [playerId, startCoin]))
      const sent: Call[] = []
      const settled = new Set<string>()
      while (sent.length < operationsMax) {
        const calls = Array.from({ length: 20 }, () => randomCall(wallet, { players, sent, draw }))
        sent.push(...calls)
        const replies = await Promise.all(calls.map(({ op, fields }) => wallet.ask(op, fields)))
        for (const [index, call] of calls.entries()) book(call, replies[index], { owned, settled })
      }
      for (const player of players) {
        expectSame(`the balance of ${player.playerId}`, await wallet.balance(player), owned.get(player.playerId))
      }
      expectSame('the books are sound', await wallet.bench.areBooksSound(), true)
    },
  },
]

const startCoin = 20_000
const operationsMax = 1_000

type Call = { readonly op: Op; readonly playerId: string; readonly fields: Fields; readonly effect: number }
type Situation = { readonly players: readonly Player[]; readonly sent: readonly Call[]; readonly draw: Draw }

/** Something a provider might send now: new, a repetition, or about an earlier bet. */
function randomCall(wallet: WalletUnderTest, { players, sent, draw }: Situation): Call {
  const player = players[draw(players.length)]
  if (player === undefined) throw new Error('there are no players')
  const { playerId, gameCode } = player
  const amount = draw(300)
  const fresh = betOf(wallet, player, amount, { roundId: `mix-${playerId}-${draw(40)}` })
  const bets = sent.filter(({ op, playerId: of }) => op === 'bet' && of === playerId)
  const earlier = bets[draw(Math.max(1, bets.length))]
  const kind = draw(10)
  if (earlier === undefined || kind < 4) return { op: 'bet', playerId, fields: fresh, effect: -amount }
  if (kind < 6) return earlier
  const { txId, roundId } = earlier.fields
  if (kind < 8) {
    const win = { playerId, gameCode, roundId, betTxId: txId, txId: wallet.id('win'), amount }
    return { op: 'win', playerId, fields: win, effect: amount }
  }
  const back = { playerId, txId: wallet.id('back'), refTxId: txId, scope: 'TX' }
  return { op: 'rollback', playerId, fields: back, effect: -earlier.effect }
}

type Books = { readonly owned: Map<string, number>; readonly settled: Set<string> }

/** What an answer promises: an effect that is applied and is not a repetition moves the balance. */
function book({ op, playerId, fields, effect }: Call, reply: Reply | undefined, { owned, settled }: Books): void {
  if (reply === undefined) throw new Error('a call has no answer')
  if (![0, 1, 9, 10, 11, 12, 13].includes(reply.code)) throw new NotConforming(`unexpected: ${JSON.stringify(reply)}`)
  // A repetition that overtakes the first call makes the first one the repetition: one of them moves.
  const moves = reply.code === 0 && !reply.dup && !settled.has(String(fields.txId))
  if (!moves) return
  settled.add(String(fields.txId))
  const isEmptyRollback = op === 'rollback' && !settled.has(String(fields.refTxId))
  owned.set(playerId, (owned.get(playerId) ?? 0) + (isEmptyRollback ? 0 : effect))
}
