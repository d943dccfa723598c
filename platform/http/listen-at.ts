import type { FastifyInstance } from 'fastify'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

const causes: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process has that port',
  EACCES: 'this user may not open that port',
  EADDRNOTAVAIL: 'this machine does not have that address',
}

type Address = { readonly host: string; readonly port: number; readonly setting: string }

/** Listens, or throws a one-sentence error that names the setting. */
export async function listenAt(server: FastifyInstance, { host, port, setting }: Address): Promise<string> {
  try {
    return await server.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const cause = causes[code]
    if (cause === undefined) throw error
    throw new OperatorFault(`${setting}: cannot listen at ${host}:${port}, because ${cause}.`, { cause: error })
  }
}
