import { playerHasMet } from '../store/game-session.store.ts'
import type { WalletDependencies } from '../wallet-dependencies.ts'

const remembersMax = 100_000

export type Acquaintance = { readonly providerId: string; readonly playerId: bigint }

export type KnownPlayers = {
  readonly isKnown: (acquaintance: Acquaintance) => Promise<boolean>
  /** Answers from memory, without reading the database. */
  readonly wasFound: (acquaintance: Acquaintance) => boolean
}

/**
 * Whether a player has ever had a session with a provider, or was given free rounds there: about all other players the
 * provider learns nothing and moves no money. Each provider's last session with a player is kept, and so are gifts, so
 * a positive answer is cached for ever.
 */
export function createKnownPlayers({ db }: Pick<WalletDependencies, 'db'>): KnownPlayers {
  const known = new Set<string>()
  return {
    wasFound: (acquaintance) => known.has(nameOf(acquaintance)),
    async isKnown(acquaintance) {
      const name = nameOf(acquaintance)
      if (known.has(name)) return true
      if (!(await playerHasMet(db, acquaintance))) return false
      if (known.size >= remembersMax) known.clear()
      known.add(name)
      return true
    },
  }
}

const nameOf = ({ providerId, playerId }: Acquaintance): string => `${playerId} ${providerId}`
