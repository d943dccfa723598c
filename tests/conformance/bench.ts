import * as v from 'valibot'

/** What a wallet's operator lends to the suite: players, and the means to bring about what no provider can. */
export type Bench = {
  readonly newPlayer: (coin: number) => Promise<BenchPlayer>
  /** Another launch of the same player. */
  readonly launch: (playerId: string) => Promise<{ launchToken: string; gameCode: string }>
  readonly expireLaunch: (launchToken: string) => Promise<void>
  readonly expireSession: (playerId: string) => Promise<void>
  readonly block: (playerId: string) => Promise<void>
  /** The transaction of the player's next operation is killed in its middle. */
  readonly killNext: (playerId: string) => Promise<void>
  /** Whether the wallet's books are sound: at least, whether they sum to zero. */
  readonly areBooksSound: () => Promise<boolean>
}

const launched = v.object({ launchToken: v.string(), gameCode: v.string() })
const player = v.object({ ...launched.entries, playerId: v.string() })
export type BenchPlayer = v.InferOutput<typeof player>

const patienceMs = 30_000

/** A bench behind an address: each act is a POST of its name with the arguments as JSON. */
export function benchAt(url: string): Bench {
  const act = async (name: string, body: object): Promise<unknown> => {
    const response = await fetch(`${url.replace(/\/$/, '')}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) throw new Error(`the bench answered ${response.status} to ${name}`)
    return response.json()
  }
  return {
    newPlayer: async (coin) => v.parse(player, await act('new-player', { coin })),
    launch: async (playerId) => v.parse(launched, await act('launch', { playerId })),
    expireLaunch: async (launchToken) => void (await act('expire-launch', { launchToken })),
    expireSession: async (playerId) => void (await act('expire-session', { playerId })),
    block: async (playerId) => void (await act('block', { playerId })),
    killNext: async (playerId) => void (await act('kill-next', { playerId })),
    areBooksSound: async () => v.parse(v.object({ sound: v.boolean() }), await act('are-books-sound', {})).sound,
  }
}
