import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from '#platform/ui/countdown/countdown.tsx'
import { countdownText } from '#platform/ui/countdown/countdown-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function clock() {
  let time = 1_000_000
  return {
    now: () => time,
    pass(ms: number) {
      time += ms
      act(() => void vi.advanceTimersByTime(ms))
    },
    /** A sleeping phone: the clock advances, timers do not fire. */
    sleep(ms: number) {
      time += ms
    },
  }
}

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [65, '1:05'],
  [3600, '1:00:00'],
  [7265, '2:01:05'],
  [266_465, '3d 02:01:05'],
])('%i seconds are written %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text)
})

test('it counts whole seconds down, begun ones included, and ends once', () => {
  const time = clock()
  const ends: number[] = []
  render(<Countdown until={time.now() + 2500} now={time.now} onEnd={() => ends.push(time.now())} />)
  const left = () => screen.getByRole('timer').textContent

  expect(left()).toBe('0:03')
  time.pass(500)
  expect(left()).toBe('0:02')
  time.pass(1999)
  expect(ends).toEqual([])
  time.pass(1)
  expect(left()).toBe('0:00')
  time.pass(5000)
  expect(ends).toHaveLength(1)
})

test('after a sleep it shows the clock’s time, not the number of its ticks', () => {
  const time = clock()
  render(<Countdown until={time.now() + 60_000} now={time.now} />)

  time.sleep(30_000)
  time.pass(1000)

  expect(screen.getByRole('timer').textContent).toBe('0:29')
})
