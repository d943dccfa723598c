import { BlockList, isIP } from 'node:net'
import { knownSecrets } from './development-environment.ts'
import type { EnvironmentVariables } from './environment.ts'
import { decodeMasterSecret, isForDevelopment, looksTyped } from './master-secret.ts'

/** What production refuses although each value by itself is well formed. */
export function productionFaults(env: EnvironmentVariables): readonly string[] {
  if (env.NODE_ENV !== 'production') return []
  return [
    ...masterSecretFaults(env),
    ...knownSecretFaults(env),
    ...databaseFaults(env),
    ...demoFaults(env),
    ...urlFaults(env),
    ...smsFaults(env),
    ...failpointFaults(env),
  ]
}

function masterSecretFaults({ MASTER_SECRET: text }: EnvironmentVariables): string[] {
  // Its absence is reported everywhere, not in production alone.
  if (text === undefined) return []
  const secret = decodeMasterSecret(text)
  if (isForDevelopment(secret)) return ['MASTER_SECRET: was made for development; production needs one of its own']
  return looksTyped(secret) ? ['MASTER_SECRET: is not random; `openssl rand -base64 32` makes one'] : []
}

function knownSecretFaults(env: EnvironmentVariables): string[] {
  return ['SMS_KEY', 'MAIL_KEY', 'LINE_CHANNEL_SECRET', 'SANDPAY_SECRET']
    .filter((name) => knownSecrets.has(env[name] ?? ''))
    .map((name) => `${name}: is a published default; production needs a secret of its own`)
}

function databaseFaults({ DATABASE_URL: url, EMBEDDED_POSTGRES: embedded }: EnvironmentVariables): string[] {
  if (url !== undefined || embedded === 'true') return []
  return [
    'DATABASE_URL: has to be set in production; EMBEDDED_POSTGRES=true asks for the PostgreSQL that `npm start` runs',
  ]
}

function demoFaults({ DEMO: demo }: EnvironmentVariables): string[] {
  return demo === 'true'
    ? ['DEMO: would make staff accounts with published passwords; production has none of them']
    : []
}

function urlFaults(env: EnvironmentVariables): string[] {
  const { PUBLIC_URL: publicUrl, BACK_OFFICE_URL: backOfficeUrl } = env
  const faults = publicUrl === undefined ? ['PUBLIC_URL: has to be set in production'] : []
  const given = Object.entries({ PUBLIC_URL: publicUrl, BACK_OFFICE_URL: backOfficeUrl })
  const open = given.filter(([, url]) => url !== undefined && !isEncrypted(url, env))
  return [
    ...faults,
    ...open.map(([name]) => `${name}: needs https; ALLOW_HTTP_ON_LOOPBACK=true permits http on a loopback address`),
  ]
}

function isEncrypted(url: string, env: EnvironmentVariables): boolean {
  // A malformed URL is already reported as such.
  if (!URL.canParse(url)) return true
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (env.ALLOW_HTTP_ON_LOOPBACK === 'true' && isLoopback(hostname))
}

function smsFaults({ SMS_URL: url }: EnvironmentVariables): string[] {
  return url === undefined ? ['SMS_URL: has to be set in production, to the SMS service or to off'] : []
}

function failpointFaults({ FAILPOINT: failpoint }: EnvironmentVariables): string[] {
  return failpoint === undefined ? [] : ['FAILPOINT: is for tests; production does not die on purpose']
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

function isLoopback(hostname: string): boolean {
  const address = hostname.replace(/^\[(.+)\]$/, '$1')
  if (address === 'localhost') return true
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
