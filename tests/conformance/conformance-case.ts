import type { Fields, Player, Reply, WalletUnderTest } from './wallet-under-test.ts'

/** One sentence of the protocol, proven on a wallet. */
export type ConformanceCase = { readonly says: string; readonly run: (wallet: WalletUnderTest) => Promise<void> }

/** The wallet breaks the rule; the message names the expected and the received value. */
export class NotConforming extends Error {}

/** Every field that is named has to be so. */
export function expectReply(reply: Reply, expected: Partial<Reply>): void {
  for (const [field, value] of Object.entries(expected)) {
    const found = reply[field]
    if (found !== value) {
      throw new NotConforming(
        `${field} should be ${JSON.stringify(value)} and is ${JSON.stringify(found)}: ${JSON.stringify(reply)}`,
      )
    }
  }
}

export function expectSame(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new NotConforming(`${what} should be ${JSON.stringify(expected)} and is ${JSON.stringify(found)}`)
  }
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/**
 * A repetition is the first answer with `dup` and the time at which it was applied, which lies before it; the first answer
 * has none. Only balance and time may be other ones.
 */
export function expectRepetition(first: Reply, again: Reply): void {
  expectReply(first, { dup: false, appliedAt: undefined })
  const { balance, ts, reqId } = again
  expectSame(
    'the repetition',
    sorted(again),
    sorted({ ...first, balance, ts, reqId, dup: true, appliedAt: again['appliedAt'] }),
  )
  const appliedAt = String(again['appliedAt'])
  if (!instant.test(appliedAt) || Date.parse(appliedAt) > Date.parse(String(first.ts)))
    throw new NotConforming(
      `appliedAt should be when it was first applied and is ${appliedAt}: ${JSON.stringify(again)}`,
    )
}

const sorted = (reply: Reply) => Object.entries(reply).toSorted(([one], [other]) => one.localeCompare(other))

/** The fields of a bet in a round of its own, unless another is named. */
export const betOf = ({ id }: WalletUnderTest, player: Player, amount: number, more: Fields = {}) => {
  const { playerId, gameCode, session } = player
  return { playerId, gameCode, session, roundId: id('round'), txId: id('bet'), amount, ...more }
}
type Bet = ReturnType<typeof betOf>

const roundFields = ({ playerId, gameCode, roundId }: Bet) => ({ playerId, gameCode, roundId })
export const winOf = ({ id }: WalletUnderTest, bet: Bet, amount: number, more: Fields = {}) => ({
  ...roundFields(bet),
  txId: id('win'),
  amount,
  ...more,
})
export const endOf = ({ id }: WalletUnderTest, bet: Bet, totals: { bet: number; win: number }) => ({
  ...roundFields(bet),
  txId: id('end'),
  totals,
})
export const rollbackOf = ({ id }: WalletUnderTest, { playerId, txId }: Pick<Bet, 'playerId' | 'txId'>) => ({
  playerId,
  txId: id('back'),
  refTxId: txId,
  scope: 'TX',
  reason: 'conformance',
})

/** A player with a bet of 100 in an open round. */
export async function played(wallet: WalletUnderTest, coin = 1_000) {
  const player = await wallet.player(coin)
  const bet = betOf(wallet, player, 100)
  expectReply(await wallet.ask('bet', bet), { code: 0, state: 'APPLIED', dup: false, balance: coin - 100 })
  return { player, bet }
}
