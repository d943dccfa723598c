import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

export type PortClaim = { readonly name: string; readonly setting: string; readonly port: number }

/** Throws a one-sentence error if a port is taken. */
export async function requireFreePorts(host: string, claims: readonly PortClaim[]): Promise<void> {
  for (const claim of claims) {
    const code = await tryToListen(host, claim.port)
    if (code !== undefined) throw new OperatorFault(describe(host, claim, code))
  }
}

const blockAttemptsMax = 50
// Below the ephemeral range: an outgoing connection could take a port between the check and its use.
const [lowestPort, highestPort] = [20_000, 32_000]

/** The first of several consecutive free loopback ports. */
export async function freePortBlock(length: number): Promise<number> {
  for (let attempt = 1; attempt <= blockAttemptsMax; attempt++) {
    const first = randomInt(lowestPort, highestPort - length)
    const ports = Array.from({ length }, (_, index) => first + index)
    const taken = await Promise.all(ports.map((port) => tryToListen('127.0.0.1', port)))
    if (taken.every((code) => code === undefined)) return first
  }
  throw new OperatorFault(`This machine has no ${length} free ports beside one another.`)
}

function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

function describe(host: string, { name, setting, port }: PortClaim, code: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} for the ${name} is in use: stop what uses it, or set ${setting} to another port.`
  if (code === 'EACCES') return `Port ${port} for the ${name} is reserved for root: set ${setting} to 1024 or more.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}, which is not an address of this machine.`
  return `The ${name} cannot listen on ${host}:${port}: ${code}.`
}
