import { formatMessage } from '#core/message/format-message.ts'
import { money } from '#games/client/hud.ts'
import type { Action } from '#games/client/scene.ts'
import { partOf } from '#games/title/pay.ts'
import { heightMin } from '../../math/flight-curve.ts'
import { messages } from '../messages/en.ts'
import type { Seat } from '../seat.ts'
import type { FlightMoment } from './flight-moment.ts'
import { heightText } from './height-band.ts'

/** Where the player got off, or means to. */
export type OwnHeight = { readonly height: number; readonly isOut: boolean }

export function ownHeight(seat: Pick<Seat, 'bets'>): OwnHeight | undefined {
  const [placed] = seat.bets()
  const [kind, height] = placed?.bet.split('-') ?? []
  return height === undefined ? undefined : { height: Number(height), isOut: kind === 'out' }
}

/** Where the bet has left by now, by hand or by itself. Undefined: it is aboard, or there is none. */
export function leftAt(seat: Pick<Seat, 'bets'>, { phase, height }: FlightMoment): number | undefined {
  const own = ownHeight(seat)
  if (own === undefined) return undefined
  return own.isOut || ((phase === 'flying' || phase === 'gone') && height >= own.height) ? own.height : undefined
}

export type BetState = {
  readonly now: FlightMoment
  readonly seat: Pick<Seat, 'bets' | 'staked'>
  readonly idle: boolean
  readonly stake: number
  readonly bet: () => Promise<void>
  readonly cashOut: () => Promise<void>
}

/** What a bet's button does at this moment of the flight. */
export function betAction(state: BetState): Action {
  const { now, seat, idle, stake, bet } = state
  const isAboard = seat.staked() > 0
  switch (now.phase) {
    case 'waiting':
      if (isAboard) return idleAction(messages.onBoard, aboardText(ownHeight(seat)))
      return {
        label: formatMessage(messages.betAmount, { amount: money(stake) }),
        isEnabled: !idle,
        run: () => void bet(),
      }
    case 'leaving':
      return isAboard ? idleAction(messages.onBoard, aboardText(ownHeight(seat))) : idleAction(messages.noMoreBets)
    case 'gone':
      return isAboard ? ended(state) : idleAction(messages.nextFlight)
    case 'flying':
      return isAboard ? inTheAir(state) : idleAction(messages.nextFlight)
  }
}

const aboardText = (own: OwnHeight | undefined): string =>
  own === undefined
    ? messages.cashOutAnytime
    : formatMessage(messages.cashOutAt, { multiplier: heightText(own.height) })

const leftAction = (staked: number, height: number): Action =>
  idleAction(
    formatMessage(messages.cashedOutFor, { amount: money(partOf(staked, height)) }),
    formatMessage(messages.cashOutAt, { multiplier: heightText(height) }),
  )

function ended({ seat, now }: BetState): Action {
  const height = leftAt(seat, now)
  return height === undefined ? idleAction(messages.nextFlight) : leftAction(seat.staked(), height)
}

function inTheAir({ now, seat, idle, cashOut }: BetState): Action {
  const [staked, height] = [seat.staked(), leftAt(seat, now)]
  if (height !== undefined) return leftAction(staked, height)
  return {
    label: formatMessage(messages.cashOut, { amount: money(partOf(staked, now.height)) }),
    tone: 'take',
    isEnabled: !idle && now.height >= heightMin,
    run: () => void cashOut(),
  }
}

const idleAction = (label: string, detail?: string): Action => ({
  label,
  ...(detail === undefined ? {} : { detail }),
  isEnabled: false,
  run: () => undefined,
})
