import type { GameType } from '#core/enumerations/game-type.ts'

/** One step of a random sequence for a player. Rows and rounds are named by number. */
export type Step =
  | { readonly act: 'credit'; readonly kind: 'deposit' | 'bonus'; readonly amount: bigint; readonly rate: number }
  | ({ readonly act: 'round'; readonly round: number; readonly late: number } & SlowResult)
  | { readonly act: 'repeat'; readonly round: number }
  | { readonly act: 'void'; readonly round: number }
  | { readonly act: 'forfeit' | 'cancel'; readonly row: number }
  | { readonly act: 'wait'; readonly seconds: number }
  | { readonly act: 'expire' | 'withdraw' | 'lose' | 'deplete' }

export type SlowResult = {
  readonly type: GameType
  readonly stake: bigint
  readonly win: bigint
  readonly tips: bigint
  readonly isFree: boolean
  /** Absent: the whole stake was one bet. */
  readonly largest?: bigint
}

type SlowRow = {
  kind: 'deposit' | 'bonus'
  credit: bigint
  required: bigint
  progress: bigint
  status: string
  withdrawals: number
  created: number
}

type SlowRound = {
  revision: number
  isVoid: boolean
  closed: number
  tooLarge: boolean
  validBet: bigint
  used: Map<number, bigint>
  counted: Map<number, bigint>
  last: SlowResult
}

export const bonusSeconds = 400
export const betMax = 150n
const half = ['poker']
const third = ['live']

/** The rules of turnover one centavo at a time, a reference for the real implementation. */
export class SlowTurnover {
  readonly rows: SlowRow[] = []
  readonly rounds = new Map<number, SlowRound>()
  coin = 0n
  validBet = 0n
  withdrawals = 0
  now = 0

  remaining(): bigint {
    let sum = 0n
    for (const row of this.rows) if (row.status === 'ACTIVE') sum += row.required - row.progress
    return sum
  }

  do(step: Step): void {
    if (step.act === 'credit') this.#credit(step)
    if (step.act === 'round') this.#round(step)
    if (step.act === 'void') this.#void(step.round)
    if (step.act === 'forfeit') this.#end(step.row, 'FORFEITED')
    if (step.act === 'cancel') this.#cancel(step.row)
    if (step.act === 'wait') this.now += step.seconds
    if (step.act === 'withdraw' && this.remaining() === 0n) this.withdrawals++
    if (step.act === 'lose') this.coin = 0n
    this.#sweep(step.act)
  }

  #sweep(act: Step['act']): void {
    if (act === 'expire') this.#expire()
    if (act === 'deplete') this.#deplete()
  }

  #credit({ kind, amount, rate }: Step & { act: 'credit' }): void {
    this.coin += amount
    let required = 0n
    while (required * 10_000n < amount * BigInt(rate)) required++
    const row = { kind, credit: amount, required, progress: 0n, status: 'ACTIVE', withdrawals: 0, created: this.now }
    if (required > 0n) this.rows.push(row)
  }

  #round(step: Step & { act: 'round' }): void {
    const before = this.rounds.get(step.round)
    if (before?.isVoid) return
    const closed = before?.closed ?? this.now - step.late
    const bonusLimits = this.rows.some(
      (row) => row.kind === 'bonus' && row.status === 'ACTIVE' && row.created <= closed,
    )
    const tooLarge = before?.tooLarge ?? (bonusLimits && (step.largest ?? step.stake - step.tips) > betMax)
    this.#count(step.round, before, {
      revision: before === undefined ? 0 : before.revision + 1,
      isVoid: false,
      closed,
      tooLarge,
      validBet: slowValidBet(step),
      used: new Map(),
      counted: new Map(),
      last: step,
    })
  }

  #void(number: number): void {
    const before = this.rounds.get(number)
    if (before === undefined || before.isVoid) return
    const { closed, tooLarge, last, revision } = before
    const nothing = { isVoid: true, validBet: 0n, used: new Map(), counted: new Map() }
    this.#count(number, before, { revision: revision + 1, closed, tooLarge, last, ...nothing })
  }

  #count(number: number, before: SlowRound | undefined, after: SlowRound): void {
    this.validBet += after.validBet - (before?.validBet ?? 0n)
    const progressBefore = this.rows.map(({ progress }) => progress)
    for (const [row, counted] of before?.counted ?? []) this.#row(row).progress -= counted
    let left = after.tooLarge ? 0n : after.validBet
    this.rows.forEach((row, index) => {
      const had = before?.used.get(index)
      const mayTake = row.status === 'ACTIVE' ? had !== undefined || row.created <= after.closed : had !== undefined
      if (!mayTake) return
      const offered = row.status === 'ACTIVE' || had === undefined || had > left ? left : had
      const used = this.#feed(row, { offered, type: after.last.type })
      if (used.used > 0n) {
        after.used.set(index, used.used)
        after.counted.set(index, used.counted)
      }
      left -= used.used
    })
    this.rounds.set(number, after)
    this.rows.forEach((row, index) => this.#settle(row, progressBefore[index] ?? 0n))
  }

  /** Feeds a row one centavo at a time until it is full. */
  #feed(row: SlowRow, { offered, type }: { offered: bigint; type: GameType }): { used: bigint; counted: bigint } {
    const tenths = row.kind === 'deposit' ? 10n : third.includes(type) ? 3n : half.includes(type) ? 5n : 10n
    const start = row.progress
    let used = 0n
    let sum = 0n
    while (used < offered && row.progress < row.required) {
      used++
      sum += tenths
      if (sum >= 10n) {
        sum -= 10n
        row.progress++
      }
    }
    return { used, counted: row.progress - start }
  }

  #settle(row: SlowRow, progressBefore: bigint): void {
    if (row.status === 'ACTIVE' && row.progress === row.required) {
      row.status = 'CLEARED'
      row.withdrawals = this.withdrawals
    } else if (row.status === 'CLEARED' && row.progress < progressBefore && row.withdrawals === this.withdrawals) {
      row.status = 'ACTIVE'
    }
  }

  #end(index: number, status: 'FORFEITED' | 'EXPIRED'): void {
    const row = this.rows[index]
    if (row?.kind !== 'bonus' || row.status !== 'ACTIVE') return
    let share = 0n
    if (status === 'EXPIRED') while ((share + 1n) * row.required <= row.credit * row.progress) share++
    row.status = status
    const forfeited = row.credit - share
    this.coin -= forfeited < this.coin ? forfeited : this.coin
  }

  #expire(): void {
    this.rows.forEach((row, index) => {
      if (this.now >= row.created + bonusSeconds) this.#end(index, 'EXPIRED')
    })
  }

  #cancel(index: number): void {
    const row = this.rows[index]
    if (row?.status === 'ACTIVE' || row?.status === 'CLEARED') row.status = 'CANCELLED'
  }

  #deplete(): void {
    if (this.coin >= 100n) return
    for (const row of this.rows) {
      if (row.status !== 'ACTIVE') continue
      row.status = 'CLEARED'
      row.withdrawals = this.withdrawals
    }
  }

  #row(index: number): SlowRow {
    const row = this.rows[index]
    if (row === undefined) throw new Error(`no row ${index}`)
    return row
  }
}

function slowValidBet({ type, stake, win, tips, isFree }: SlowResult): bigint {
  if (isFree) return 0n
  const staked = stake - tips
  if (type === 'slots' || type === 'fish' || type === 'games') return staked
  const moved = win > staked ? win - staked : staked - win
  return moved < staked ? moved : staked
}
