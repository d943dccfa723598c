import { createAuditLog, passkeySiteOf, type StaffDependencies } from '#features/staff/server/index.ts'
import { createTokenHash } from '#platform/crypto/opaque-token.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { House } from './house.ts'

/** What the staff's accounts are given of the house, for the server and for the commands that invite and seed. */
export function staffDependencies({ configuration, secret, ...house }: House): StaffDependencies {
  const { db, limiter, passwords, passwordKeys } = house
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
    demo: configuration.demo,
  }
}
