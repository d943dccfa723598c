/** Where games are played, events travel and rounds are swept. */
export const playFailpoints = [
  /** A request is authenticated and its nonce is used up; its body is not parsed yet. */
  'wallet.admitted',
  /** A batch holds the locks of its books and has loaded its state; nothing is written. */
  'engine.betweenStatements',
  /** A batch is decided; its writes and its commit are about to be sent together. */
  'engine.beforeCommit',
  /** The commit of a transaction was sent, with its last writes, and not yet answered. */
  'database.commitSent',
  /** A batch is committed and nobody was answered. */
  'engine.afterCommit',
  /** An operation is done and its answer is not sent. */
  'wallet.beforeAnswer',
  /** Committed events wait for their positions in the log. */
  'outbox.beforeSequence',
  /** Events have their positions and nobody was notified. */
  'outbox.afterSequence',
  /** A consumer's lane is locked and its events are read. */
  'outbox.beforeHandle',
  /** A consumer has written the effects of its events; its progress is not written. */
  'outbox.afterHandle',
  /** The effects of events and the consumer's progress are committed. */
  'outbox.afterCommit',
  /** The sweeper holds the book of a player whose round it is about to void. */
  'sweeper.beforeVoid',
  /** The round is voided and nothing is committed. */
  'sweeper.afterVoid',
] as const

/** Where fault tests can make a process die or stall. The setting FAILPOINT arms one; production refuses it. */
export const failpoints = [
  ...playFailpoints,
  /** A deposit order is committed, and the provider has not been called. */
  'deposit.kept',
  /** The provider has answered and nothing of it is stored. */
  'deposit.sent',
  /** A provider's event is committed, and it has not been answered. */
  'deposit.told',
  /** The effects of a provider's report are written and not committed. */
  'deposit.settled',
  /** A withdrawal's order, hold and first step are written and not committed. */
  'withdrawal.held',
  /** A withdrawal is being checked. */
  'withdrawal.checking',
  /** It is approved, or waits for a person. */
  'withdrawal.decided',
  /** The submission is recorded, and the provider has not been called. */
  'withdrawal.submitted',
  /** The provider has answered and nothing of it is stored. */
  'withdrawal.sent',
  /** The provider's answer is committed. */
  'withdrawal.begun',
  /** The effects of a provider's report are written and not committed. */
  'withdrawal.settled',
  /** The file of a month of transfers is written, and not proven. */
  'archive.written',
  /** The file is proven and its month is stored as archived; the file has no name yet. */
  'archive.proven',
  /** The file has its name; the partition is attached. */
  'archive.named',
  /** A slice of counted rounds is deleted, and not committed. */
  'prune.slice',
  /** A file of the vault is written and has its name; nothing says so. */
  'vault.written',
  /** The file is stored as written; others of its day are not. */
  'vault.recorded',
  /** A day's manifest is signed and stored; its folder does not have it. */
  'vault.signed',
] as const

export type Failpoint = (typeof failpoints)[number]

export type ArmedFailpoint = {
  readonly point: Failpoint
  /** `die`: at once, as by `kill -9`. `stall`: the whole process pauses, like a swapping machine. */
  readonly act: 'die' | 'stall'
  /** Which pass triggers it, from 1. */
  readonly passing: number
}

let armed: ArmedFailpoint | undefined
let passings = 0

/** Call once, at process start. */
export function armFailpoint(failpoint: ArmedFailpoint | undefined): void {
  armed = failpoint
  passings = 0
}

/** Costs one comparison if nothing is armed. */
export function failpoint(point: Failpoint): void {
  if (armed?.point === point && ++passings === armed.passing) actions[armed.act]()
}

// Longer than a game waits for its answer.
const stallMs = 3_000

const actions: Readonly<Record<ArmedFailpoint['act'], () => void>> = {
  die: () => void process.kill(process.pid, 'SIGKILL'),
  stall: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, stallMs),
}

/**
 * `engine.beforeCommit:die`, or `engine.beforeCommit:stall:3` for the third pass. Undefined if the text names no such
 * point.
 */
export function readFailpoint(text: string): ArmedFailpoint | undefined {
  const [name, act, passing = '1', ...rest] = text.split(':')
  const point = failpoints.find((each) => each === name)
  if (point === undefined || (act !== 'die' && act !== 'stall')) return undefined
  return /^[1-9]\d{0,5}$/.test(passing) && rest.length === 0 ? { point, act, passing: Number(passing) } : undefined
}
