import type { Clock } from '#core/clock/instant.ts'
import type { JackpotPool } from '#games/jackpot/jackpot-pool.ts'
import type { Table } from '#games/title/table.ts'
import type { Title } from '#games/title/title.ts'
import type { GlwKey } from '#games/protocol/server/sign-request.ts'
import type { WalletClient } from '#games/protocol/server/wallet-client.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { createSeal } from '#platform/crypto/seal.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'

/** What the game server is made of. */
export type StudioDependencies = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly titles: ReadonlyMap<string, Title>
  readonly tables: ReadonlyMap<string, Table>
  readonly jackpots: readonly JackpotPool[]
  readonly wallet: WalletClient
  /** Shared with the wallet: what it signs for us is proven with it. */
  readonly walletKey: GlwKey
  readonly seal: ReturnType<typeof createSeal>
  readonly hashToken: KeyedHash
  /** During a rotation of the studio's secret also the hash under the other one, so that nobody is put out of a game. */
  readonly hashesOfToken: (token: string) => readonly Buffer[]
}
