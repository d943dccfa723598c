import { sandboxBeaconKey } from './beacon-keys.ts'
import { knownSecrets } from './development-environment.ts'
import type { EnvironmentVariables } from './environment.ts'
import { isThisMachine } from './mail-settings.ts'
import { decodeMasterSecret, isForDevelopment, looksTyped, masterSecretBytesMin } from './master-secret.ts'

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
    ...pushFaults(env),
    ...beaconFaults(env),
  ]
}

function masterSecretFaults(env: EnvironmentVariables): string[] {
  const { MASTER_SECRET: text } = env
  // Its absence is reported everywhere, not in production alone.
  if (text === undefined) return []
  const secret = decodeMasterSecret(text)
  // One that is too short is reported everywhere, too, and is one fault.
  if (secret.length < masterSecretBytesMin) return []
  const previous = env.MASTER_SECRET_PREVIOUS
  if (previous !== undefined && decodeMasterSecret(previous).equals(secret)) {
    return ['MASTER_SECRET_PREVIOUS: is the same secret as MASTER_SECRET; it has to be the other one, or absent']
  }
  if (isForDevelopment(secret)) return ['MASTER_SECRET: was made for development; production needs one of its own']
  return looksTyped(secret) ? ['MASTER_SECRET: is not random; `openssl rand -base64 32` makes one'] : []
}

function knownSecretFaults(env: EnvironmentVariables): string[] {
  return ['SMS_KEY', 'MAIL_KEY', 'LINE_CHANNEL_SECRET', 'SANDPAY_SECRET']
    .filter((name) => knownSecrets.has(env[name] ?? ''))
    .map((name) => `${name}: is a published default; production needs a secret of its own`)
}

function databaseFaults(env: EnvironmentVariables): string[] {
  const { DATABASE_URL: url, EMBEDDED_POSTGRES: embedded, DATABASE_STANDBY_WAIVER: waiver } = env
  if (url !== undefined) return []
  if (embedded !== 'true') {
    return [
      'DATABASE_URL: has to be set in production; EMBEDDED_POSTGRES=true asks for the PostgreSQL that `npm start` runs',
    ]
  }
  return waiver === undefined
    ? [
        'DATABASE_STANDBY_WAIVER: has to be set with EMBEDDED_POSTGRES=true, to the reason why money may be without a standby',
      ]
    : []
}

function demoFaults({ DEMO: demo }: EnvironmentVariables): string[] {
  return demo === 'true'
    ? ['DEMO: would make staff accounts with published passwords; production has none of them']
    : []
}

function urlFaults(env: EnvironmentVariables): string[] {
  const { PUBLIC_URL: publicUrl, BACK_OFFICE_URL: backOfficeUrl } = env
  const faults = publicUrl === undefined ? ['PUBLIC_URL: has to be set in production'] : []
  // Its default is an address of this machine, to which the links for the staff would lead.
  if (backOfficeUrl === undefined && env.ALLOW_HTTP_ON_LOOPBACK !== 'true')
    faults.push('BACK_OFFICE_URL: has to be set in production')
  const given = Object.entries({ PUBLIC_URL: publicUrl, BACK_OFFICE_URL: backOfficeUrl })
  const open = given.filter(([, url]) => url !== undefined && !isEncrypted(url, env))
  return [...faults, ...open.map(([name]) => `${name}: ${needsHttps}`), ...placeFaults({ publicUrl, backOfficeUrl })]
}

type Places = { readonly publicUrl: string | undefined; readonly backOfficeUrl: string | undefined }

/** Each app is served from the root of a name of its own. */
function placeFaults({ publicUrl, backOfficeUrl }: Places): string[] {
  const [player, office] = [publicUrl, backOfficeUrl].map((url) =>
    url !== undefined && URL.canParse(url) ? new URL(url) : undefined,
  )
  const deep = Object.entries({ PUBLIC_URL: player, BACK_OFFICE_URL: office }).filter(
    ([, url]) => url !== undefined && url.pathname !== '/',
  )
  const isShared = player !== undefined && player.origin === office?.origin
  return [
    ...deep.map(([name, url]) => `${name}: has a path, and pages are served from the root: ${url?.origin} is possible`),
    ...(isShared ? ['BACK_OFFICE_URL: is the address of PUBLIC_URL; the back office needs one of its own'] : []),
  ]
}

export const needsHttps = 'needs https; ALLOW_HTTP_ON_LOOPBACK=true permits http on a loopback address'

/** Whether browsers may be sent there in production. */
export function isEncrypted(url: string, env: EnvironmentVariables): boolean {
  // A malformed URL is already reported as such.
  if (!URL.canParse(url)) return true
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (env.ALLOW_HTTP_ON_LOOPBACK === 'true' && isThisMachine(hostname))
}

function smsFaults({ SMS_URL: url }: EnvironmentVariables): string[] {
  return url === undefined ? ['SMS_URL: has to be set in production, to the SMS service or to off'] : []
}

function failpointFaults({ FAILPOINT: failpoint }: EnvironmentVariables): string[] {
  return failpoint === undefined ? [] : ['FAILPOINT: is for tests; production does not die on purpose']
}

function pushFaults({ PUSH_STAND_IN_URL: url }: EnvironmentVariables): string[] {
  return url === undefined ? [] : ['PUSH_STAND_IN_URL: is for development; production sends to browsers alone']
}

function beaconFaults({ BEACON_PUBLIC_KEY: key }: EnvironmentVariables): string[] {
  return key === sandboxBeaconKey
    ? ['BEACON_PUBLIC_KEY: is the key of the sandbox, whose secret is published; leave it out for drand’s own']
    : []
}
