/** Where games are played, events travel and rounds are swept. */
export const playFailpoints = [
  /** A game's request is signed by its provider and its nonce is used up; nothing of it is read yet. */
  'wallet.admitted',
  /** A batch holds the locks of its books and knows what it decides from; nothing is written. */
  'engine.betweenStatements',
  /** A batch is decided; what it writes and its commit are about to leave together. */
  'engine.beforeCommit',
  /** The commit of a transaction, with what it writes last, was sent and not yet answered. */
  'database.commitSent',
  /** A batch is committed and nobody was told. */
  'engine.afterCommit',
  /** An operation of a game is done and its answer is not sent. */
  'wallet.beforeAnswer',
  /** Committed events wait for their places in the log. */
  'outbox.beforeSequence',
  /** Events have their places and nobody was woken for them. */
  'outbox.afterSequence',
  /** A consumer's lane is locked and its events are read. */
  'outbox.beforeHandle',
  /** A consumer has written what follows from its events; its progress is not written. */
  'outbox.afterHandle',
  /** The effect of events and the consumer's progress are committed. */
  'outbox.afterCommit',
  /** The sweeper holds the book of a player whose round it is about to void. */
  'sweeper.beforeVoid',
  /** The round is voided and nothing is committed. */
  'sweeper.afterVoid',
] as const

/**
 * Where a process can be made to die or to stall, so that the tests of faults can do it exactly there. The setting FAILPOINT
 * arms one of them; production refuses it.
 */
export const failpoints = [
  ...playFailpoints,
  /** An order to deposit is committed, and the provider has not heard of it. */
  'deposit.kept',
  /** The provider has answered and nothing of it is written down. */
  'deposit.sent',
  /** What a provider told is committed, and it has not been answered. */
  'deposit.told',
  /** What follows from a provider's report is written and nothing is committed. */
  'deposit.settled',
  /** A withdrawal's order, hold and first step are written and nothing is committed. */
  'withdrawal.held',
  /** A withdrawal is being looked at. */
  'withdrawal.checking',
  /** It is approved, or waits for a person. */
  'withdrawal.decided',
  /** It is written down that the provider may hear of it, and the provider has not. */
  'withdrawal.submitted',
  /** The provider has answered and nothing of it is written down. */
  'withdrawal.sent',
  /** What the provider has answered is committed. */
  'withdrawal.begun',
  /** What follows from a provider's report is written and nothing is committed. */
  'withdrawal.settled',
] as const

export type Failpoint = (typeof failpoints)[number]

export type ArmedFailpoint = {
  readonly point: Failpoint
  /** `die`: at once, as by `kill -9`. `stall`: the whole process stands still, as a machine does that swaps. */
  readonly act: 'die' | 'stall'
  /** At which passing of the point, from 1. */
  readonly passing: number
}

let armed: ArmedFailpoint | undefined
let passings = 0

/** Once, when the process starts. */
export function armFailpoint(failpoint: ArmedFailpoint | undefined): void {
  armed = failpoint
  passings = 0
}

/** Costs one comparison where nothing is armed. */
export function failpoint(point: Failpoint): void {
  if (armed?.point === point && ++passings === armed.passing) actions[armed.act]()
}

// Longer than a game waits for its answer.
const stallMs = 3_000

const actions: Readonly<Record<ArmedFailpoint['act'], () => void>> = {
  die: () => void process.kill(process.pid, 'SIGKILL'),
  stall: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, stallMs),
}

/** `engine.beforeCommit:die`, or `engine.beforeCommit:stall:3` for the third time. Undefined: it names no such thing. */
export function readFailpoint(text: string): ArmedFailpoint | undefined {
  const [name, act, passing = '1', ...rest] = text.split(':')
  const point = failpoints.find((each) => each === name)
  if (point === undefined || (act !== 'die' && act !== 'stall')) return undefined
  return /^[1-9]\d{0,5}$/.test(passing) && rest.length === 0 ? { point, act, passing: Number(passing) } : undefined
}
