import { expect, test, vi } from 'vitest'
import { takeOver } from './take-over.ts'
import { watchForUpdates, workerUpdates } from './worker-updates.ts'

const english = 'https://lobby.example/service-worker.js'
const waitingWorker = (scriptURL: string) => ({ scriptURL, postMessage: vi.fn<(message: string) => void>() })

/** As a browser registers the worker of a page: only what is looked at. */
const registrationWith = (waiting: ReturnType<typeof waitingWorker>) =>
  Object.assign(new EventTarget(), {
    active: waitingWorker(english),
    waiting,
    installing: null,
  }) as unknown as ServiceWorkerRegistration

test('the worker of another language takes over at once, and is announced to nobody', () => {
  const filipino = waitingWorker('https://lobby.example/service-worker-fil.js')
  // The first page of a language is under no worker yet.
  watchForUpdates(registrationWith(filipino), false)
  expect(filipino.postMessage.mock.calls).toEqual([[takeOver]])
  expect(workerUpdates.isReady()).toBe(false)
})

test('a newer build of the same language waits for the player, who is told', () => {
  const listener = vi.fn<() => void>()
  const stop = workerUpdates.subscribe(listener)
  const newer = waitingWorker(english)
  watchForUpdates(registrationWith(newer), true)
  stop()
  expect(listener).toHaveBeenCalledOnce()
  expect(newer.postMessage).not.toHaveBeenCalled()
  expect(workerUpdates.isReady()).toBe(true)
})
