import { demoPlayerIs, playersAtPlay } from '#features/players/account/server/index.ts'
import { boundBanksOf } from '#features/cashier/bank-account/server/index.ts'
import { channelsOf } from '#features/cashier/channel/server/index.ts'
import { type DepositHooks, type Deposits, deposits } from '#features/cashier/deposit/server/index.ts'
import { identityOf } from '#features/players/identity/server/index.ts'
import type { Lobby } from '#features/lobby/home/server/index.ts'
import { depositLimits } from '#features/players/responsible-play/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { ServerContext } from '../server-context.ts'
import { payInProviders } from '#features/cashier/providers/server/index.ts'

/** Encryption of pictures of transfers, for storing and showing them. */
export const receiptSeal = ({ secret }: ServerContext) => createSeal({ current: secret }, 'deposit-receipt')

type Settings = Awaited<ReturnType<typeof readSettings>>['settings']
type GateQuestion = { readonly settings: Pick<Settings, 'kycGate' | 'mode'>; readonly playerId: bigint }

/** Where deposits wait for the identity from the first, as they always do in green mode. */
async function isUnknown(db: Queryable, { settings: { kycGate, mode }, playerId }: GateQuestion): Promise<boolean> {
  if (kycGate !== 'deposit' && mode !== 'green') return false
  return (await identityOf(db, playerId)).status !== 'APPROVED'
}

/** How money comes in, through the providers that this deployment has secrets of. */
export function depositFeatures(
  house: ServerContext,
  { lobby, hooks }: { readonly lobby: Pick<Lobby, 'content'> } & DepositHooks,
): Deposits {
  const { configuration, db, clock, log, limiter, refusedCalls } = house
  return deposits({
    db,
    clock,
    log,
    limiter,
    refusedCalls,
    bytes: secureBytes,
    seal: receiptSeal(house),
    providers: payInProviders(configuration),
    channelOf: async (id) => channelsOf((await lobby.content()).rechargeTypes).get(id),
    limits: depositLimits,
    hooks,
    isDemo: demoPlayerIs,
    boundBanks: async (queryable, playerId) => (await boundBanksOf(queryable, playerId)).map(({ bankId }) => bankId),
    gate: async (queryable, { playerId, now }) => {
      const [{ settings }, [player]] = await Promise.all([
        readSettings(queryable),
        playersAtPlay(queryable, [playerId], now),
      ])
      return {
        isOpen: settings.depositsOpen,
        isStopped: player === undefined || player.isStopped || player.locks.includes('deposit'),
        needsIdentity: (player?.isIdentityDue ?? false) || (await isUnknown(queryable, { settings, playerId })),
      }
    },
  })
}
