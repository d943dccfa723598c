import { createAuditLog, secondPersonCheck, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { createTokenHash } from '#platform/crypto/opaque-token.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { mailService } from '#platform/notifications/mail.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { passkeySiteOf } from '#platform/passkey/passkey-site.ts'
import type { ServerContext } from '../server-context.ts'

const mailTimeoutMs = 5_000

/** What the staff's accounts depend on, for the server and for the commands that invite and seed. */
export function staffDependencies({ configuration, secret, ...context }: ServerContext): StaffDependencies {
  const { db, limiter, passwords, passwordKeys } = context
  return {
    db,
    limiter,
    passwords,
    passwordKeys,
    hashToken: createTokenHash(secret, 'staff'),
    seal: createSeal({ current: secret }, 'staff-totp'),
    audit: createAuditLog(secret),
    bytes: secureBytes,
    passkeySite: passkeySiteOf(configuration.urls.backOffice),
    mail: configuration.mail && {
      sender: mailService({ ...configuration.mail, timeoutMs: mailTimeoutMs }),
      seal: createSeal({ current: secret }, 'staff-mail'),
    },
    backOfficeUrl: configuration.urls.backOffice,
    secondPerson: secondPersonCheck(configuration.staffSharedNetworks),
    demo: configuration.demo,
  }
}
