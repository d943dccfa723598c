import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followDevice, settledAfterMs } from './follow-device.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class Media extends EventTarget {
  matches: boolean
  constructor(matches: boolean) {
    super()
    this.matches = matches
  }
  become(matches: boolean) {
    this.matches = matches
    this.dispatchEvent(new Event('change'))
  }
}

function followed() {
  const desktop = new Media(true)
  const paper = new Media(false)
  const heard: boolean[] = []
  followDevice({ desktop, paper }, () => heard.push(desktop.matches))
  return { desktop, paper, heard }
}

test('a device that has changed and stays so is followed once', () => {
  const { desktop, heard } = followed()
  desktop.become(false)
  vi.advanceTimersByTime(settledAfterMs - 1)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([false])
})

test('a change for a moment ends as it began', () => {
  const { desktop, heard } = followed()
  for (const matches of [false, true, false, true]) {
    desktop.become(matches)
    vi.advanceTimersByTime(settledAfterMs / 2)
  }
  vi.advanceTimersByTime(settledAfterMs)
  expect(heard).toEqual([true])
})

test('however long the printer takes, paper is no device', () => {
  const { desktop, paper, heard } = followed()
  paper.become(true)
  desktop.become(false)
  vi.advanceTimersByTime(settledAfterMs * 10)
  expect(heard).toEqual([])
  paper.become(false)
  desktop.become(true)
  vi.advanceTimersByTime(settledAfterMs)
  expect(heard).toEqual([true])
})
