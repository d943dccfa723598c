import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { readOrCreateSecretFile } from '#platform/configuration/secret-file.ts'

/** The server's three roles: admin creates the others, owner changes the schema, app reads and writes rows. */
export type RoleName = 'bituin_admin' | 'bituin_owner' | 'bituin_app'

export type Passwords = Readonly<Record<RoleName, string>>

export function readPasswords(path: string): Passwords {
  return readOrCreateSecretFile(path, schema, () => ({
    bituin_admin: createPassword(),
    bituin_owner: createPassword(),
    bituin_app: createPassword(),
  }))
}

const password = v.pipe(v.string(), v.regex(/^[\w-]{32,}$/))

const schema = v.object({ bituin_admin: password, bituin_owner: password, bituin_app: password })

const createPassword = () => randomBytes(24).toString('base64url')
