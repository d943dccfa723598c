import { playersAtPlay } from '#features/account/server/index.ts'
import { type Deposits, deposits, sandpay } from '#features/deposit/server/index.ts'
import { identityOf } from '#features/identity/server/index.ts'
import type { Lobby } from '#features/lobby/server/index.ts'
import { depositLimits } from '#features/responsible-play/server/index.ts'
import { readSettings } from '#features/web-configuration/server/index.ts'
import type { Settings } from '#features/web-configuration/settings.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { House } from './house.ts'

const providerTimeoutMs = 5_000

type Asked = { readonly settings: Pick<Settings, 'kycGate' | 'mode'>; readonly playerId: bigint }

/** Where deposits wait for the identity from the first, as they always do in green mode. */
async function isUnknown(db: Queryable, { settings: { kycGate, mode }, playerId }: Asked): Promise<boolean> {
  if (kycGate !== 'deposit' && mode !== 'green') return false
  return (await identityOf(db, playerId)).status !== 'APPROVED'
}

/** How money comes in, through the providers that this deployment has secrets of. */
export function depositFeatures(
  { configuration, db, clock, log, countryOf }: House,
  lobby: Pick<Lobby, 'content'>,
): Deposits {
  const { sandpay: sandbox } = configuration
  return deposits({
    db,
    clock,
    log,
    bytes: secureBytes,
    providers: sandbox ? [sandpay({ ...sandbox, timeoutMs: providerTimeoutMs })] : [],
    channelOf: async (id) => (await lobby.content()).rechargeTypes[String(id)],
    limits: depositLimits,
    gate: async (queryable, { playerId, ip, now }) => {
      const { settings } = await readSettings(queryable)
      const [player] = await playersAtPlay(queryable, [playerId], now)
      const country = countryOf(ip)
      return {
        isOpen: settings.depositsOpen,
        isStopped: player?.isStopped ?? true,
        needsIdentity: (player?.isIdentityDue ?? false) || (await isUnknown(queryable, { settings, playerId })),
        isElsewhere: settings.countryGate === 'philippinesOnly' && country !== undefined && country !== 'PH',
      }
    },
  })
}
