import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

const pollMs = 100
const answerMsMax = 2_000
const readyMsMax = 90_000

/** Waits until the server's /readyz succeeds. */
export async function awaitReady(url: string, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + readyMsMax
  let last = 'it does not answer'
  while (!signal.aborted) {
    const answer = await probe(url)
    if (answer === 'ready') return
    last = answer ?? last
    if (performance.now() > deadline)
      throw new OperatorFault(`The product is not ready after ${readyMsMax / 1_000} s: ${last}.`)
    await sleep(pollMs, undefined, { signal }).catch(() => undefined)
  }
}

async function probe(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(answerMsMax) })
    return answer.status === 200 ? 'ready' : await answer.text()
  } catch {
    return undefined
  }
}
