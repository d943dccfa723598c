import { OperatorFault } from '#platform/configuration/operator-fault.ts'

/** The facts that are built into a package: the only site that it shows, its name and its version. */
export type PackagePlan = { readonly origin: string; readonly name: string; readonly version: string }

/** A release speaks TLS; plain HTTP is for a demonstration on the machine that builds it. */
const localHosts = ['localhost', '127.0.0.1', '10.0.2.2']

export function packagePlan(given: { origin: string; name: string; version: string }): PackagePlan {
  const url = URL.canParse(given.origin) ? new URL(given.origin) : undefined
  if (url === undefined || url.origin !== given.origin.replace(/\/$/, '')) {
    throw new OperatorFault(`--origin: "${given.origin}" is not the address of a site, such as https://play.example.ph`)
  }
  const isLocal = url.protocol === 'http:' && localHosts.includes(url.hostname)
  if (url.protocol !== 'https:' && !isLocal) {
    throw new OperatorFault(`--origin: ${url.origin} has to begin with https:, since a package never speaks plain HTTP`)
  }
  if (given.name.trim() === '' || given.name.length > 30) {
    throw new OperatorFault('--name: has to have 1 to 30 characters')
  }
  return { origin: url.origin, name: given.name.trim(), version: given.version }
}

/** Android compares whole numbers: 1.0.28 is 10028. */
export function versionCode(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return major * 10_000 + minor * 100 + patch
}
