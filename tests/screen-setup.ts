import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { onScreenEvents } from '#features/players/event-log/player/index.ts'
import { currentToast, dismissToast } from '#platform/ui/toast/toast-store.ts'

// A part of a page that is fetched when it is wanted takes as long as the machine is busy; a test that waits for it fails by its own time limit.
configure({ asyncUtilTimeout: 10_000 })

const frameMs = 16

// One timer of jsdom draws all its frames: begun under a test's own clock, it would never fire again for the files that follow.
Object.assign(globalThis, {
  requestAnimationFrame: (draw: FrameRequestCallback) => Number(setTimeout(() => draw(performance.now()), frameMs)),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
})

afterEach(() => {
  cleanup()
  // The modules are shared with the next file, and so is what waits in them.
  onScreenEvents(() => undefined)()
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id)
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
