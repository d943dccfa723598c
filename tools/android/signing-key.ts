import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { runProgram } from '../launcher/run-program.ts'

export type SigningKey = { readonly file: string; readonly password: string; readonly alias: string }

type Variables = Readonly<Record<string, string | undefined>>

/** The key outlives the app: phones refuse an update that another key has signed. */
const validDays = '10950'

/**
 * The key that signs the package: the operator's from the environment, else one made here for development and kept, so
 * that the next build can update the last.
 */
export async function signingKey(env: Variables, folder: string): Promise<SigningKey> {
  const { ANDROID_KEYSTORE: file, ANDROID_KEYSTORE_PASSWORD: password, ANDROID_KEY_ALIAS: alias = 'app' } = env
  if (file === undefined) return developmentKey(folder)
  if (!existsSync(file)) throw new OperatorFault(`ANDROID_KEYSTORE: there is no file ${file}`)
  if (password === undefined) throw new OperatorFault('ANDROID_KEYSTORE_PASSWORD: has to be set with ANDROID_KEYSTORE')
  return { file, password, alias }
}

async function developmentKey(folder: string): Promise<SigningKey> {
  const key = { file: join(folder, 'development.p12'), alias: 'app' }
  const passwordFile = join(folder, 'development.password')
  if (existsSync(key.file) && existsSync(passwordFile)) {
    return { ...key, password: readFileSync(passwordFile, 'utf8').trim() }
  }
  mkdirSync(dirname(key.file), { recursive: true })
  rmSync(key.file, { force: true })
  const password = randomBytes(24).toString('base64url')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  const what = ['-genkeypair', '-keystore', key.file, '-storetype', 'PKCS12', '-alias', key.alias]
  const how = ['-keyalg', 'RSA', '-keysize', '3072', '-sigalg', 'SHA256withRSA', '-validity', validDays]
  const secret = ['-storepass:env', 'ANDROID_NEW_PASSWORD', '-dname', 'CN=Bituin development']
  await runProgram('keytool', [...what, ...how, ...secret], { env: { ANDROID_NEW_PASSWORD: password } })
  return { ...key, password }
}
