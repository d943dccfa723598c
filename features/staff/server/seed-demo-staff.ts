import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { base32 } from './base32.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { staffMemberInsertDemo, staffMemberOfferSecret, staffMemberUseStep } from './staff-member.store.ts'
import { totpPlace } from './totp-place.ts'

const name = 'Demo Administrator'
const email = 'admin@bituin.example'
const password = 'maligayang pagdating 21'
const totpSecret = Buffer.from('bituin demo secret 1')

export type DemoStaff = { readonly email: string; readonly password: string; readonly totpSecret: string }

/** How the demonstration's administrator signs in: published, and therefore nobody where demonstration data is off. */
const demoStaff: DemoStaff = { email, password, totpSecret: base32(totpSecret) }

/** Puts the demonstration's administrator into the database. Repeating it changes nothing. */
export async function seedDemoStaff(
  db: Database,
  { passwords, seal, now }: Pick<StaffDependencies, 'passwords' | 'seal'> & { readonly now: Instant },
): Promise<DemoStaff> {
  const passwordHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    const id = await staffMemberInsertDemo(tx, { name, email, roles: ['admin'], now, passwordHash })
    if (id === undefined) return
    await staffMemberOfferSecret(tx, { id, sealed: seal.seal(totpSecret, totpPlace(id)) })
    // Confirms the secret, so that the first sign-in does not offer another.
    await staffMemberUseStep(tx, { id, step: 1, now })
  })
  return demoStaff
}
