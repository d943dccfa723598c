import { join } from 'node:path'
import { serverNodeFlags } from '#platform/process/server-node-flags.ts'
import type { BenchDatabase } from '../ledger/bench-database.ts'
import { fundPlayers } from '../ledger/bets.ts'
import { startChild } from '../support/child.ts'
import type { Driven, Load } from '../support/drive.ts'
import type { LoadQuestion } from './load-process.ts'
import type { ServerAnswer, ServerQuestion } from './server-process.ts'
import { openWalletPlayers } from './wallet-players.ts'

/** The wallet over HTTP: servers and the load in processes of their own. */
export type Wallet = {
  /** Through so many of the servers. */
  readonly run: (processes: number, load: Load, asks?: LoadQuestion['asks']) => Promise<Driven>
  /** What each server holds in its memory. */
  readonly memory: () => Promise<readonly ServerAnswer[]>
  readonly serverPids: readonly number[]
  readonly loadPid: number
  readonly close: () => Promise<void>
}

export type WalletOptions = Pick<BenchDatabase, 'appUrl' | 'ownerUrl'> & {
  readonly playerCount: number
  readonly processes: number
  readonly consumesEvents: boolean
}

// So many more are signed beforehand than the last run needed.
const reserve = 1.3

export async function openWallet({ consumesEvents, processes, ...options }: WalletOptions): Promise<Wallet> {
  const { appUrl, playerCount } = options
  const key = await openWalletPlayers(options)
  await fundPlayers({ appUrl, playerCount })
  const servers = Array.from({ length: processes }, () =>
    startChild<ServerQuestion, ServerAnswer>(join(import.meta.dirname, 'server-process.ts'), [
      '--expose-gc',
      ...serverNodeFlags,
    ]),
  )
  const started = await Promise.all(
    servers.map((server) => server.ask({ ask: 'start', databaseUrl: appUrl, consumesEvents })),
  )
  let perSecond = 2_000
  const load = startChild<LoadQuestion, Driven>(join(import.meta.dirname, 'load-process.ts'))
  return {
    serverPids: servers.map(({ pid }) => pid),
    loadPid: load.pid,
    memory: () => Promise.all(servers.map((server) => server.ask({ ask: 'memory' }))),
    run: async (count, { concurrent, seconds, warmUpSeconds, everyMs = 0 }, asks = 'bets') => {
      const driven = await load.ask({
        asks,
        concurrent,
        seconds,
        warmUpSeconds,
        everyMs,
        key,
        playerCount,
        ports: started.slice(0, count).map(({ port }) => port),
        signedBefore: Math.ceil((seconds + warmUpSeconds) * perSecond * reserve),
      })
      perSecond = driven.perSecond
      return driven
    },
    close: async () => {
      await Promise.all([load.end(), ...servers.map((server) => server.end())])
    },
  }
}
