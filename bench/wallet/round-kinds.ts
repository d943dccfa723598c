import { type PlayerRound, type SigningPlayers, newId, playerRound, requestOf } from './signed-play.ts'

/** A round of play as providers send it, by the calls that it takes. Half of the rounds win, and every round ends. */
type RoundKind = {
  readonly name: string
  readonly calls: number
  readonly requests: (players: SigningPlayers) => Generator<Buffer, never>
}

const [stake, prize] = [150, 200]

export const roundKinds = {
  /** The bet, its win and the round's end in one call, as one-shot titles send them. */
  oneCall: {
    name: 'one call',
    calls: 1,
    requests: rounds(function* ({ key, won, session, ...round }) {
      const ids = { betTxId: newId(), winTxId: newId() }
      yield requestOf(key, 'betwin', { ...round, session, ...ids, betAmount: stake, winAmount: won, endRound: true })
    }),
  },
  /** The bet that opens the round, and the win that ends it, of zero if nothing was won. */
  betAndWin: {
    name: 'bet and win',
    calls: 2,
    requests: rounds(function* ({ key, won, session, ...round }) {
      const betTxId = newId()
      yield requestOf(key, 'bet', { ...round, session, txId: betTxId, amount: stake })
      yield requestOf(key, 'win', { ...round, txId: newId(), betTxId, amount: won, endRound: true })
    }),
  },
  /** A bet that lost at once. */
  betThatEnds: {
    name: 'bet that ends',
    calls: 1,
    requests: rounds(function* ({ key, won: _won, session, ...round }) {
      yield requestOf(key, 'bet', { ...round, session, txId: newId(), amount: stake, endRound: true })
    }),
  },
} as const satisfies Record<string, RoundKind>

export type RoundKindName = keyof typeof roundKinds
export const roundKindNames = Object.keys(roundKinds) as RoundKindName[]

type NextRound = PlayerRound & Pick<SigningPlayers, 'key'> & { readonly won: number }

function rounds(callsOf: (round: NextRound) => Generator<Buffer>): RoundKind['requests'] {
  return function* ({ key, playerCount }) {
    for (;;) yield* callsOf({ key, won: Math.random() < 0.5 ? prize : 0, ...playerRound(playerCount) })
  }
}
