/** One step of a random sequence: `target` names the hold that a release or a settlement closes. */
export type Step = {
  readonly act: keyof typeof moves
  readonly player: number
  readonly amount: bigint
  readonly key: number
  readonly target: number
}

export const moves = {
  deposit: { reason: 'deposit', from: 'psp:test', to: 'coin' },
  hold: { reason: 'withdrawalHold', from: 'coin', to: 'hold' },
  release: { reason: 'withdrawalRelease', from: 'hold', to: 'coin' },
  settle: { reason: 'withdrawalSettle', from: 'hold', to: 'psp:test' },
  in: { reason: 'safeboxIn', from: 'coin', to: 'safebox' },
  out: { reason: 'safeboxOut', from: 'safebox', to: 'coin' },
  bet: { reason: 'bet', from: 'coin', to: 'game:test' },
  win: { reason: 'win', from: 'game:test', to: 'coin' },
} as const

/** Bets and wins go through an engine, everything else is posted. */
export const isPlay = (act: Step['act']): act is 'bet' | 'win' => act === 'bet' || act === 'win'

export const closesHold = (act: Step['act']): act is 'release' | 'settle' => act === 'release' || act === 'settle'

type SlowBook = { coin: bigint; hold: bigint; safebox: bigint; rows: { step: Step; closed: boolean }[] }

/** The rules of the ledger in their simplest form, a reference for the real implementation. */
export class SlowLedger {
  readonly #books = new Map<number, SlowBook>()
  readonly #used = new Map<string, Step>()

  book(player: number): SlowBook {
    const book = this.#books.get(player) ?? { coin: 0n, hold: 0n, safebox: 0n, rows: [] }
    this.#books.set(player, book)
    return book
  }

  do(step: Step): string {
    const key = `${isPlay(step.act)} ${step.key}`
    const used = this.#used.get(key)
    if (used !== undefined) return isSame(used, step) ? 'replayed' : 'keyTaken'
    const refusal = this.#refusal(step)
    if (refusal !== undefined) return refusal

    const book = this.book(step.player)
    const { from, to } = moves[step.act]
    if (isAccount(from)) book[from] -= step.amount
    if (isAccount(to)) book[to] += step.amount
    const held = closesHold(step.act) ? book.rows[step.target - 1] : undefined
    if (held !== undefined) held.closed = true
    book.rows.push({ step, closed: false })
    this.#used.set(key, step)
    return 'applied'
  }

  #refusal({ act, player, amount, target }: Step): string | undefined {
    const book = this.book(player)
    const { from } = moves[act]
    if (isAccount(from) && book[from] < amount) return 'insufficientFunds'
    if (!closesHold(act)) return undefined
    const held = book.rows[target - 1]
    if (held?.step.act !== 'hold' || held.step.amount !== amount) return 'nothingToClose'
    return held.closed ? 'alreadyClosed' : undefined
  }
}

const isSame = (a: Step, b: Step): boolean =>
  a.act === b.act && a.player === b.player && a.amount === b.amount && (!closesHold(a.act) || a.target === b.target)

const isAccount = (name: string): name is 'coin' | 'hold' | 'safebox' =>
  name === 'coin' || name === 'hold' || name === 'safebox'
