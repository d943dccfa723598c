import {
  type IdentityDependencies,
  type IdentityFeature,
  identity,
  staffIdentity,
} from '#features/players/identity/server/index.ts'
import { eligibilityDeclarations } from '#features/players/legal/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import type { Transaction } from '#platform/db/database.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { Authenticate } from '#platform/http/caller.ts'
import type { Feature } from '#platform/http/feature.ts'
import type { ServerContext } from '../server-context.ts'
import { linkForReview } from '../link-for-review.ts'

type Doors = { readonly authenticate: Authenticate; readonly staffNeeds: StaffDependencies }

/** Identity verification: documents, and the staff that reviews them. */
export function identityFeatures(
  house: ServerContext,
  { authenticate, staffNeeds }: Doors,
): IdentityFeature & { readonly staff: Feature } {
  const needs = { ...identityDependencies(house), authenticate }
  return { ...identity(needs), staff: staffIdentity({ ...needs, ...staffNeeds }) }
}

type DocumentLink = Parameters<IdentityDependencies['linkDocument']>[1]

/** What the verification of players is given of the house. */
export function identityDependencies({ configuration, db, clock, log, limiter, secret }: ServerContext) {
  return {
    db,
    clock,
    log,
    limiter,
    bytes: secureBytes,
    directory: configuration.documentsDirectory,
    sealDetails: createSeal({ current: secret }, 'identity-details'),
    sealDocument: createSeal({ current: secret }, 'identity-document'),
    hashIdNumber: createKeyedHash(secret, 'identity-number'),
    linkDocument: (tx: Transaction, { playerId, idHash, now }: DocumentLink) =>
      linkForReview(tx, { playerId, kind: 'kyc', key: idHash.toString('hex'), at: now }),
    requiredDeclarations: eligibilityDeclarations.map(({ id }) => id),
  }
}
