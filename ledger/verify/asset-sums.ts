import type { Book } from '../book/book.ts'
import { isPlayerAccount } from '../chart/account.ts'
import type { ChainedTransfer } from '../proof/transfer-chain.ts'
import type { Findings } from './findings.ts'

export type HouseSums = { readonly coin: bigint; readonly points: bigint }

/** The movements of the house's accounts and of the players' books, which must add up to zero. */
export class AssetSums {
  readonly #house: Map<string, bigint>
  readonly #books = new Map<string, bigint>()

  /** What the house's accounts had before the transfers that are added. */
  constructor(before: HouseSums = { coin: 0n, points: 0n }) {
    this.#house = new Map(Object.entries(before))
  }

  get house(): HouseSums {
    return { coin: this.#house.get('coin') ?? 0n, points: this.#house.get('points') ?? 0n }
  }

  addHouse({ asset, amount, from, to }: ChainedTransfer): void {
    if (!isPlayerAccount(from)) add(this.#house, asset, -amount)
    if (!isPlayerAccount(to)) add(this.#house, asset, amount)
  }

  addBook({ coin, hold, safebox, points }: Book['balances']): void {
    add(this.#books, 'coin', coin + hold + safebox)
    add(this.#books, 'points', points)
  }

  check(findings: Findings): void {
    for (const asset of new Set([...this.#house.keys(), ...this.#books.keys()])) {
      const sum = (this.#house.get(asset) ?? 0n) + (this.#books.get(asset) ?? 0n)
      if (sum !== 0n) findings.add('sum', asset, `all accounts together have ${sum}`)
    }
  }
}

const add = (sums: Map<string, bigint>, asset: string, change: bigint): void =>
  void sums.set(asset, (sums.get(asset) ?? 0n) + change)
