import type { WalletDependencies } from './wallet-dependencies.ts'

const remembersMax = 100_000

export type KnownPlayers = {
  readonly isKnown: (playerId: bigint) => Promise<boolean>
  /** Without a look into the database. */
  readonly wasFound: (playerId: bigint) => boolean
}

/** Whether there is such a player. Players never vanish, so that who was found once is not looked for again. */
export function createKnownPlayers({
  db,
  players,
  clock,
}: Pick<WalletDependencies, 'db' | 'players' | 'clock'>): KnownPlayers {
  const known = new Set<bigint>()
  return {
    wasFound: (playerId) => known.has(playerId),
    async isKnown(playerId) {
      if (known.has(playerId)) return true
      const [found] = await players(db, [playerId], clock.now())
      if (found === undefined) return false
      if (known.size >= remembersMax) known.clear()
      known.add(playerId)
      return true
    },
  }
}
