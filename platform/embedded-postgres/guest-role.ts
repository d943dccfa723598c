import { randomBytes } from 'node:crypto'
import pg from 'pg'

const roleName = /^[a-z][a-z0-9_]{2,40}$/

/**
 * Admits a program that shares the server with the product and nothing else: a role that owns nothing and sees what a
 * schema grants it. Every call sets a new password.
 */
export async function admitGuestRole(
  adminUrl: string,
  { role, database }: { readonly role: string; readonly database: string },
): Promise<{ readonly password: string }> {
  if (!roleName.test(role)) throw new Error(`${role} is not a role's name`)
  const password = randomBytes(24).toString('base64url')
  const client = new pg.Client({ connectionString: adminUrl })
  // A broken connection rejects the pending statement; without a listener it would also end this process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    if (rowCount === 0) await client.query(`create role ${role}`)
    await client.query(`alter role ${role} login password '${password}'`)
    await client.query(`grant connect on database ${database} to ${role}`)
    return { password }
  } finally {
    await client.end()
  }
}
