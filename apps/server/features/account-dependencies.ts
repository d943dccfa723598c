import { accountConfiguration, type AccountDependencies, lineLogin } from '#features/players/account/server/index.ts'
import { forgetPasskeys, passkeyProofs } from '#features/players/passkey/server/index.ts'
import { presenceSave } from '#features/players/event-log/server/index.ts'
import { smsService } from '#platform/notifications/sms.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { passkeySiteOf } from '#platform/passkey/passkey-site.ts'
import type { ServerContext } from '../server-context.ts'
import { type ActivitiesOf, livePlayerFacts, playerFacts } from './player-facts.ts'

const smsTimeoutMs = 5_000
const lineTimeoutMs = 8_000

/** What players' accounts are given, for their calls and for features that sign players in. */
export function accountDependencies(context: ServerContext, activities: ActivitiesOf): AccountDependencies {
  const { configuration, db, limiter, passwords, passwordKeys, hashToken, seal, countryOf } = context
  return {
    db,
    limiter,
    passwords,
    passwordKeys,
    hashToken,
    seal,
    countryOf,
    bytes: secureBytes,
    sms: configuration.sms && smsService({ ...configuration.sms, timeoutMs: smsTimeoutMs }),
    line:
      configuration.line &&
      lineLogin({ ...configuration.line, redirectUri: lineRedirectUri(context), timeoutMs: lineTimeoutMs }),
    passkeys: { ...playerPasskeys(context), forget: forgetPasskeys },
    configuration: accountConfiguration(context),
    publicUrl: configuration.urls.public,
    factsOf: playerFacts(activities, context.clock),
    liveFactsOf: livePlayerFacts,
    noteHeldBack: ({ limit, purpose, region }) =>
      context.refusedCalls.note({ door: 'sms', caller: region, what: purpose, code: limit, detail: '' }),
    seen: presenceSave,
  }
}

/** How players' passkeys are asked and proven. */
export const playerPasskeys = ({ configuration, db, limiter }: ServerContext) =>
  passkeyProofs({ db, limiter, bytes: secureBytes, passkeySite: passkeySiteOf(configuration.urls.public) })

/** Where LINE sends players back to. */
export const lineRedirectUri = ({ configuration }: Pick<ServerContext, 'configuration'>): string =>
  `${configuration.urls.public}/login`
