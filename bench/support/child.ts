import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A child process of the bench that answers one request after the other. */
export type Child<Ask, Answer> = {
  readonly pid: number
  readonly ask: (question: Ask) => Promise<Answer>
  readonly end: () => Promise<void>
}

export function startChild<Ask extends object, Answer>(
  path: string,
  execArgv: readonly string[] = [],
): Child<Ask, Answer> {
  const child = fork(path, { execArgv: [...process.execArgv, ...execArgv] })
  return {
    pid: child.pid ?? 0,
    ask: async (question) => {
      child.send(question)
      return answerOf<Answer>(child)
    },
    end: async () => {
      if (child.exitCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`a process of the bench ended with ${code}`))
    child.once('exit', onExit)
    child.once('message', (answer) => {
      child.removeListener('exit', onExit)
      // Both sides are the bench's own, and their questions and answers are typed where they are sent.
      resolve(answer as Answer)
    })
  })
}

/** The child's side: answers requests, and ends when the parent disconnects. */
export function answerParent<Ask, Answer>(answer: (question: Ask) => Promise<Answer>, end: () => Promise<void>): void {
  process.on('message', (question: Ask) => {
    answer(question).then(
      (answered) => process.send?.(answered),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
  process.on('disconnect', () => {
    void end().finally(() => process.exit(0))
  })
}
