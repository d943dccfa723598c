import { heightAt } from '../../math/flight-curve.ts'
import type { News } from '../news.ts'

/** Where the flight stands, by the studio's clock. */
export type FlightMoment = {
  readonly phase: 'waiting' | 'leaving' | 'flying' | 'gone'
  /** In hundredths. */
  readonly height: number
  readonly elapsedMs: number
  readonly secondsLeft: number
}

/** Where every flight begins, in hundredths. */
export const groundHeight = 100

/** Reads the moment into one object: it is read in every frame, and a frame leaves nothing to collect. */
export function createMomentReader(news: () => News): () => FlightMoment {
  const moment = { phase: 'waiting' as FlightMoment['phase'], height: groundHeight, elapsedMs: 0, secondsLeft: 0 }
  const set = (phase: FlightMoment['phase'], height: number, elapsedMs: number, secondsLeft: number): FlightMoment => {
    moment.phase = phase
    moment.height = height
    moment.elapsedMs = elapsedMs
    moment.secondsLeft = secondsLeft
    return moment
  }
  return () => {
    const latest = news().latest()
    if (latest === undefined) return set('waiting', groundHeight, 0, 0)
    const now = news().now()
    if (latest.phase === 'over')
      return set('gone', pointOf(latest.result), now - latest.endsAt, (latest.nextAt - now) / 1_000)
    const elapsedMs = now - latest.resultAt
    if (latest.phase === 'running') return set('flying', heightAt(elapsedMs), elapsedMs, 0)
    const secondsLeft = (latest.closesAt - now) / 1_000
    return set(secondsLeft > 0 ? 'waiting' : 'leaving', groundHeight, 0, secondsLeft)
  }
}

const pointOf = (result: unknown): number =>
  typeof result === 'object' && result !== null && 'point' in result ? Number(result.point) : groundHeight
