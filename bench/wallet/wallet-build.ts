import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BenchDatabase, openBenchDatabase } from '../ledger/bench-database.ts'
import { openWallet, type Wallet, type WalletOptions } from './open-wallet.ts'

/** One version of the product: its servers, the load that it is given, and a database of its own. */
export type WalletBuild = {
  readonly database: BenchDatabase
  readonly wallet: Wallet
  readonly close: () => Promise<void>
}

type BuildOptions = Pick<WalletOptions, 'playerCount' | 'processes' | 'consumesEvents'>
type WalletBuilds = Readonly<Record<string, WalletBuild>>

/** Builds to compare: this one, and the checkout of another commit beside it, which runs its own code. */
export async function openBuilds(options: BuildOptions, beside: string | undefined): Promise<WalletBuilds> {
  if (beside === undefined) return { now: await openBuild(options) }
  const before = await openOther(options, beside)
  try {
    return { before, now: await openBuild(options) }
  } catch (error) {
    await before.close()
    throw error
  }
}

async function openBuild(options: BuildOptions): Promise<WalletBuild> {
  const database = await openBenchDatabase()
  try {
    const wallet = await openWallet({ ...database, ...options })
    const close = async (): Promise<void> => {
      try {
        await wallet.close()
      } finally {
        await database.close()
      }
    }
    return { database, wallet, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openOther(options: BuildOptions, beside: string): Promise<WalletBuild> {
  const path = join(beside, 'bench', 'wallet', 'wallet-build.ts')
  const other = (await import(pathToFileURL(path).href)) as { readonly openBuilds: typeof openBuilds }
  const { now } = await other.openBuilds(options, undefined)
  if (now === undefined) throw new Error(`${beside} opened no build`)
  return now
}
