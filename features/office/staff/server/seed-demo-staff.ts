import { days } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { base32 } from './entrance/base32.ts'
import type { StaffRole } from '../roles.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { staffMemberInsertDemo, staffMemberOfferSecret, staffMemberUseStep } from './store/staff-member.store.ts'
import { totpContext } from './entrance/totp-context.ts'

/**
 * Money needs two people, a maker and a checker; a promotion is requested by CRM and approved by the checker; nobody but
 * the reporting officer sees AML cases.
 */
const members: readonly { readonly name: string; readonly email: string; readonly roles: readonly StaffRole[] }[] = [
  { name: 'Demo Administrator', email: 'admin@bituin.example', roles: ['admin'] },
  { name: 'Demo Finance Maker', email: 'maker@bituin.example', roles: ['financeMaker'] },
  { name: 'Demo Finance Checker', email: 'checker@bituin.example', roles: ['financeChecker'] },
  { name: 'Demo CRM', email: 'crm@bituin.example', roles: ['crm'] },
  { name: 'Demo Reporting Officer', email: 'mlro@bituin.example', roles: ['mlro'] },
]
const password = 'maligayang pagdating 21'
const totpSecret = Buffer.from('bituin demo secret 1')

/** Their second factor is old enough: a visitor can approve with them at once. */
const hereFor = days(30)

export type DemoStaff = {
  /** The administrator first. */
  readonly emails: readonly string[]
  readonly password: string
  readonly totpSecret: string
}

/** The sign-ins of the demonstration's members: published, so they are refused where demonstration data is off. */
const demoStaff: DemoStaff = { emails: members.map(({ email }) => email), password, totpSecret: base32(totpSecret) }

/** Seeds the demonstration's members, with one password and one key. Idempotent. */
export async function seedDemoStaff(
  db: Database,
  { passwords, seal, now }: Pick<StaffDependencies, 'passwords' | 'seal'> & { readonly now: Instant },
): Promise<DemoStaff> {
  const since = subtractDuration(now, hereFor)
  const passwordHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    for (const member of members) {
      const id = await staffMemberInsertDemo(tx, { ...member, now: since, passwordHash })
      if (id === undefined) continue
      await staffMemberOfferSecret(tx, { id, sealed: seal.seal(totpSecret, totpContext(id)) })
      // Confirms the secret, so that the first sign-in does not offer another.
      await staffMemberUseStep(tx, { id, step: 1, now: since })
    }
  })
  return demoStaff
}
