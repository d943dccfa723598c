import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '#core/clock/instant.ts'
import { jackpotPoolsWith } from '#games/jackpot/pools.ts'
import { createWalletClient } from '#games/protocol/server/wallet-client.ts'
import type { StudioDependencies } from '#games/rgs/server/studio-dependencies.ts'
import { studioSeal, studioSecret, studioTokenHashes } from '#games/rgs/server/studio-seal.ts'
import type { Table } from '#games/title/table.ts'
import type { Title } from '#games/title/title.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { logRefusedCertificates } from '#platform/work/refused-certificate.ts'
import { asOutsideFetch } from '#platform/work/work.ts'
import type { StudioSettings } from './settings.ts'

type Around = {
  readonly log: Log
  readonly clock: Clock
  readonly titles: readonly Title[]
  readonly tables: readonly Table[]
}

const jitterParts = 1_000

/** The studio's own database, keys and way to the wallet. A certificate that is refused there is in the log from here on. */
export function openStudioDependencies(
  settings: StudioSettings,
  { log, clock, titles, tables }: Around,
): StudioDependencies {
  logRefusedCertificates(log)
  const secret = studioSecret(settings.secret, settings.secretPrevious)
  const { url, keyId, keySecret } = settings.wallet
  const walletKey = { id: keyId, secret: keySecret }
  const wallet = createWalletClient({
    url,
    key: walletKey,
    fetch: (address, options) => asOutsideFetch('wallet', address, options),
    nowMs: () => clock.now(),
    nonce: newToken,
    pause: (ms) => sleep(ms),
    jitter: () => randomInt(jitterParts) / jitterParts,
  })
  return {
    db: openDatabase({
      url: settings.databaseUrl,
      poolMax: 10,
      pipelining: settings.pipelining,
      applicationName: 'bituin-studio',
      onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    }),
    clock,
    log,
    titles: new Map(titles.map((title) => [title.code, title])),
    tables: new Map(tables.map((table) => [table.code, table])),
    jackpots: jackpotPoolsWith(settings.grandJackpot),
    wallet,
    walletKey,
    seal: studioSeal(secret),
    ...studioTokenHashes(secret),
  }
}
