import { setTimeout as sleep } from 'node:timers/promises'
import { type Draw, drawOne } from '#core/draw/draw.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import type { GlwKey } from '#games/protocol/server/sign-request.ts'
import type { SimPlayer } from '#tests/simulation/sim-player.ts'
import { type SlowAnswer, txIdOf, type WalletCall } from '#tests/simulation/slow-wallet.ts'
import { mustBe, Violation } from '#tests/simulation/violation.ts'
import type { WalletAnswer } from '#games/protocol/answer.ts'
import { nextCall } from './next-call.ts'
import { type Attempt, attempt } from './wallet-client.ts'

/** Every call for one player, in order, with the outcome of every attempt: the provider's own log. */
export type LoggedCall = { readonly call: WalletCall; readonly tries: string[]; answer: WalletAnswer | undefined }

export type LoadOptions = {
  readonly key: GlwKey
  readonly players: readonly SimPlayer[]
  /** Where servers should be; some of them may be dead. */
  readonly urls: readonly string[]
}

const pauseMs = 25
/** Between two tries of a player while a server starts. */
const calmPauseMs = 100
const answeredWithinMs = 120_000
const twiceAtOnceEvery = 8

/**
 * Games that go on whatever happens: one operation after the other for each player, each sent again under the same id, to
 * any server, until it is answered. Every answer has to be that of the plain rules.
 */
export class Load {
  readonly log: LoggedCall[] = []
  readonly #options: LoadOptions
  readonly #draw: Draw
  #isRunning = false
  #isCalm = false
  #loops: Promise<void>[] = []
  #count = 0

  constructor(options: LoadOptions, seed: number) {
    this.#options = options
    this.#draw = seededTestDraw(seed)
  }

  get answered(): number {
    return this.#count
  }

  start(): void {
    this.#isRunning = true
    this.#loops = this.#options.players.map((player) => this.#play(player))
  }

  /** Resolves when every running operation is answered. Throws earlier failures. */
  async stop(): Promise<void> {
    this.#isRunning = false
    await Promise.all(this.#loops)
  }

  /** Resolves when so many more operations have been answered, or the load has come to its end. */
  async progress(operations: number): Promise<void> {
    const goal = this.#count + operations
    const ended = Promise.all(this.#loops).then(() => true)
    while (this.#count < goal && !(await Promise.race([ended, sleep(10, false)]))) continue
  }

  /**
   * Games go on, but leave the processors to the work: a server that starts beside all that it can be asked takes three times
   * as long. Faults come into the full load.
   */
  async calmly<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#isCalm = true
    try {
      return await work()
    } finally {
      this.#isCalm = false
    }
  }

  async #play(player: SimPlayer): Promise<void> {
    while (this.#isRunning) {
      if (this.#isCalm) await sleep(calmPauseMs)
      const call = nextCall(player, this.#draw)
      if (call !== undefined) await this.ask(player, call)
    }
  }

  /** One operation until it is answered. */
  async ask(player: SimPlayer, call: WalletCall): Promise<void> {
    const logged: LoggedCall = { call, tries: [], answer: undefined }
    this.log.push(logged)
    const expected = player.wallet.do(call, Date.now())
    const deadline = performance.now() + answeredWithinMs
    for (let mayBeApplied = false; logged.answer === undefined; ) {
      const attempts = await this.#try(call)
      logged.tries.push(...attempts.map(({ kind }) => kind))
      const answers = attempts.flatMap((each) => (each.kind === 'answered' ? [each.answer] : []))
      for (const answer of answers) check(logged, { answer, expected, mayBeDone: mayBeApplied || attempts.length > 1 })
      if (answers.filter(({ dup, state }) => !dup && state !== null).length > 1)
        throw new Violation(`${call.op} ${txIdOf(call)} was applied twice: ${JSON.stringify(answers)}`)
      logged.answer = answers[0]
      mayBeApplied ||= attempts.some(({ kind }) => kind === 'unknown')
      if (answers.length === 0) await sleep(this.#isCalm ? calmPauseMs : pauseMs)
      if (performance.now() > deadline)
        throw new Violation(`${call.op} ${txIdOf(call)} is not answered: ${logged.tries.slice(-20).join(', ')}`)
    }
    this.#count++
  }

  /** Now and then an impatient provider asks two servers at the same moment. */
  #try(call: WalletCall): Promise<Attempt[]> {
    const { urls, key } = this.#options
    const chosen = this.#draw(twiceAtOnceEvery) === 0 ? urls : [drawOne(urls, this.#draw)]
    return Promise.all(chosen.map((url) => attempt(url, key, call)))
  }
}

type Check = { readonly answer: WalletAnswer; readonly expected: SlowAnswer; readonly mayBeDone: boolean }

/** A repetition has to be reported as one; an operation that certainly did not happen before must not be. */
function check({ call, tries }: LoggedCall, { answer, expected, mayBeDone }: Check): void {
  const { code, state, balance, dup } = answer
  const what = `the answer to ${call.op} ${txIdOf(call)} after ${tries.join(', ')}`
  mustBe(what, { code, state, balance }, { code: expected.code, state: expected.state, balance: expected.balance })
  if (dup && !expected.dup && !mayBeDone) throw new Violation(`${what} says it was done before`)
  if (!dup && expected.dup) throw new Violation(`${what} does not say that it was done before`)
}
