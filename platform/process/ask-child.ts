import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type Duration, seconds } from '#core/clock/duration.ts'

/** A child that still runs this long after SIGTERM is killed. */
const stopPatience: Duration = seconds(10)

/**
 * Starts the program as a process of its own, sends it the question, and resolves with its answer. The signal stops it. A child
 * that ends without an answer rejects. Questions and answers may hold bigints.
 */
export async function askChild(program: string, question: unknown, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  const child = fork(program, { serialization: 'advanced' })
  const exited: Promise<ChildExit> = exitOf(child)
  let killing: NodeJS.Timeout | undefined
  const stop = (): void => {
    child.kill('SIGTERM')
    killing = setTimeout(() => child.kill('SIGKILL'), stopPatience)
  }
  signal.addEventListener('abort', stop)
  try {
    const answered = new Promise<{ readonly answer: unknown }>((resolve) => {
      child.once('message', (message: { readonly answer: unknown }) => resolve(message))
    })
    child.send({ question })
    const first = await Promise.race([answered, exited])
    if ('answer' in first) return first.answer
    signal.throwIfAborted()
    const [code, killedBy] = first
    throw new Error(`${program} ended without an answer (${killedBy ?? `exit code ${code}`})`)
  } finally {
    signal.removeEventListener('abort', stop)
    clearTimeout(killing)
    if (child.connected) child.disconnect()
  }
}

type ChildExit = readonly [code: number | null, killedBy: NodeJS.Signals | null]

/** Rejects if the child could not be started. */
const exitOf = (child: ChildProcess): Promise<ChildExit> => once(child, 'exit') as Promise<[...ChildExit]>

/**
 * The other side: answers the question of the parent and ends. Its signal is aborted when the parent stops it or is gone.
 */
export function answerParent(work: (question: unknown, signal: AbortSignal) => Promise<unknown>): void {
  const stop = new AbortController()
  const abort = (): void => stop.abort(new Error('the process stops'))
  process.once('SIGTERM', abort)
  process.once('disconnect', abort)
  process.once('message', ({ question }: { question: unknown }) => {
    work(question, stop.signal).then(
      (answer) => process.send?.({ answer }, () => process.exit(0)),
      (error: unknown) => {
        if (!stop.signal.aborted) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
        process.exit(1)
      },
    )
  })
}
