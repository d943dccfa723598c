import { randomUUID } from 'node:crypto'
import { softwareAuthenticator } from '../../support/software-authenticator.ts'
import { sampleMember } from './sample-rows.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'

const challenge = 'c2FtcGxl'

const originOf = ({ needs }: TestBackOffice): string => needs.passkeySite?.origin ?? ''

/** What a device would sign that nobody knows. */
export const signedByNobody = (office: TestBackOffice) =>
  softwareAuthenticator().sign({ challenge, origin: originOf(office) })

async function staffOf(office: TestBackOffice, email: string | undefined): Promise<number> {
  if (email === undefined) return sampleMember(office)
  const { rows } = await office.site.context.db.pool.query<{ id: bigint }>(
    'select id from staff_member where email = $1',
    [email],
  )
  return Number(rows[0]?.id)
}

/** A key that a device of the member's has just made, with the ticket it was made for. */
export async function samplePasskeyMade(office: TestBackOffice, email: string | undefined) {
  const ticket = randomUUID()
  await office.site.context.db.pool.query(
    `insert into staff_ticket (token_hash, staff_id, purpose, challenge, created_at, expires_at)
     values ($1, $2, 'passkey', $3, now(), now() + interval '100 years')`,
    [office.needs.hashToken(ticket), await staffOf(office, email), challenge],
  )
  return { ticket, response: softwareAuthenticator().make({ challenge, origin: originOf(office) }) }
}

/** A passkey that the member has. */
export async function samplePasskey(office: TestBackOffice, email: string | undefined): Promise<number> {
  const { rows } = await office.site.context.db.pool.query<{ id: bigint }>(
    `insert into staff_passkey (staff_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, '', 0, '{}', 'Sample', now()) returning id`,
    [await staffOf(office, email), randomUUID()],
  )
  return Number(rows[0]?.id)
}
