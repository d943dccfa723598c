import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A part of a page that is fetched when it is wanted takes as long as the machine is busy; a test that waits for it fails by its own time limit.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => cleanup())

// jsdom lays nothing out: nothing ever grows.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
