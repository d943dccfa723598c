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
