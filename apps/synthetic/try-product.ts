import type { Log } from '#platform/log/log.ts'
import { signOut } from '#features/players/account/contract.ts'
import { enterLobby, signInAs } from './enter-lobby.ts'
import { playRound } from './play-round.ts'
import type { SyntheticSettings } from './settings.ts'
import { done, runbookOf, skipped, type StepName, type StepOutcome } from './step.ts'
import { tryDeposit } from './try-deposit.ts'
import { tryWithdrawal } from './try-withdrawal.ts'
import { createVisitor } from './visitor.ts'

export type StepResult = {
  readonly step: StepName
  readonly outcome: 'done' | 'skipped' | 'failed'
  readonly ms: number
}

type Trial = {
  readonly settings: SyntheticSettings
  readonly log: Log
  /** A withdrawal costs an SMS, and is not requested in every round. */
  readonly withdraws: boolean
}

/** One round through the product. A step that fails names its runbook; later steps that need it are left out. */
export async function tryProduct({ settings, log, withdraws }: Trial): Promise<readonly StepResult[]> {
  const results: StepResult[] = []
  const attempt = async (step: StepName, work: () => Promise<StepOutcome>): Promise<boolean> => {
    const begun = performance.now()
    const outcome = await work().catch((error: unknown) => error)
    const ms = performance.now() - begun
    const kind = isOutcome(outcome) ? outcome.kind : 'failed'
    results.push({ step, outcome: kind, ms })
    if (!isOutcome(outcome)) {
      const runbook = runbookOf[step]
      log.error({ step, runbook, err: outcome }, `the synthetic player cannot go on: ${step} failed, follow ${runbook}`)
    } else if (outcome.kind === 'skipped') log.info({ step, reason: outcome.reason }, 'a step was skipped')
    return kind !== 'failed'
  }

  const visitor = createVisitor(settings.url)
  const entered = await attemptWith(attempt, 'lobby', () => enterLobby(visitor))
  if (entered === undefined) return results
  const lobby = entered.value
  if (!(await attempt('signIn', () => signInAs(visitor, lobby, settings).then(() => done)))) return results
  const visit = { visitor, lobby, settings }
  await attempt('deposit', () => tryDeposit(visit))
  await attempt('play', () => playRound(visit))
  await attempt('withdrawal', () => (withdraws ? tryWithdrawal(visit) : Promise.resolve(skipped('notDue'))))
  // The session is short, and the next sign-in ends it anyway.
  await visitor.ask(signOut, {}).catch(() => undefined)
  return results
}

type Attempt = (step: StepName, work: () => Promise<StepOutcome>) => Promise<boolean>

/** The same for a step that the next ones need something of. */
async function attemptWith<T>(attempt: Attempt, step: StepName, work: () => Promise<T>) {
  let found: { readonly value: T } | undefined
  await attempt(step, async () => {
    found = { value: await work() }
    return done
  })
  return found
}

const isOutcome = (outcome: unknown): outcome is StepOutcome =>
  typeof outcome === 'object' && outcome !== null && 'kind' in outcome
