import type { Book } from '../book/book.ts'
import { isPlayerAccount } from '../chart/account.ts'
import type { ChainedTransfer } from '../proof/transfer-chain.ts'
import type { Findings } from './findings.ts'

/** The movements of the house's accounts and of the players' books, which must add up to zero. */
export class AssetSums {
  readonly #sums = new Map<string, bigint>()

  addHouse({ asset, amount, from, to }: ChainedTransfer): void {
    if (!isPlayerAccount(from)) this.#add(asset, -amount)
    if (!isPlayerAccount(to)) this.#add(asset, amount)
  }

  addBook({ coin, hold, safebox, points }: Book['balances']): void {
    this.#add('coin', coin + hold + safebox)
    this.#add('points', points)
  }

  check(findings: Findings): void {
    for (const [asset, sum] of this.#sums) {
      if (sum !== 0n) findings.add('sum', asset, `all accounts together have ${sum}`)
    }
  }

  #add(asset: string, change: bigint): void {
    this.#sums.set(asset, (this.#sums.get(asset) ?? 0n) + change)
  }
}
