import { expect, test } from 'vitest'
import { flightMs, heightAt } from '../../math/flight-curve.ts'
import type { FlightMoment } from './flight-moment.ts'
import { createFlightSound } from './create-flight-sound.ts'
import { createNarrator } from './create-narrator.ts'

/** A whole flight as the page sees it, twelve times a second. */
function* flight(point: number): Generator<FlightMoment> {
  for (let left = 8; left > 0; left -= 0.08) yield { phase: 'waiting', height: 100, elapsedMs: 0, secondsLeft: left }
  yield { phase: 'leaving', height: 100, elapsedMs: 0, secondsLeft: 0 }
  for (let ms = 0; ms < flightMs(point); ms += 80)
    yield { phase: 'flying', height: heightAt(ms), elapsedMs: ms, secondsLeft: 0 }
  for (let ms = 0; ms < 4_000; ms += 80)
    yield { phase: 'gone', height: point, elapsedMs: ms, secondsLeft: 4 - ms / 1_000 }
}

test('a flight is told in few words: bets, take-off, a few heights, and the end', () => {
  const said: string[] = []
  const narrate = createNarrator((text) => said.push(text))
  for (const moment of flight(612)) narrate(moment)
  expect(said).toEqual([
    'Bets are open. Take-off in 8 seconds.',
    'The eagle took off.',
    '×2',
    '×5',
    'The eagle flew away at ×6.12.',
  ])
})

test('the sounds of a flight quicken as it climbs, and none of them tells of a win or a loss', () => {
  const played: string[] = []
  const sound = createFlightSound({ play: (action) => played.push(action) })
  for (const moment of flight(1_100)) sound(moment)
  expect(new Set(played)).toEqual(new Set(['climb', 'tension', 'gone']))
  expect(played.filter((action) => action === 'gone')).toHaveLength(1)
  expect(played.filter((action) => action === 'tension')).toHaveLength(2)
  expect(played.at(-1)).toBe('gone')
})
