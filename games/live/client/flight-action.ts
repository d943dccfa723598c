import { money } from '#games/client/hud.ts'
import type { Action } from '#games/client/scene.ts'
import { multiplierText, partOf } from '#games/title/pay.ts'
import { heightMin } from '../math/flight-curve.ts'
import type { FlightMoment } from './flight-sky.ts'
import type { Seat } from './seat.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Where the player got off, or means to. */
export type OwnHeight = { readonly height: number; readonly isOut: boolean }

export function ownHeight(seat: Seat): OwnHeight | undefined {
  const [placed] = seat.bets()
  const [kind, height] = placed?.bet.split('-') ?? []
  return height === undefined ? undefined : { height: Number(height), isOut: kind === 'out' }
}

export type FlightState = {
  readonly now: FlightMoment
  readonly seat: Seat
  readonly idle: boolean
  readonly stake: number
  readonly bet: () => Promise<void>
  readonly cashOut: () => Promise<void>
}

/** What the one big button does at this moment of the flight. */
export function actionOf(standing: FlightState): Action {
  const { now, seat, idle, stake, bet } = standing
  const isAboard = seat.staked() > 0
  switch (now.phase) {
    case 'waiting':
      if (isAboard) return idleAction(messages.onBoard, aboard(ownHeight(seat)))
      return {
        label: formatMessage(messages.betAmount, { amount: money(stake) }),
        isEnabled: !idle,
        run: () => void bet(),
      }
    case 'leaving':
      return idleAction(isAboard ? messages.takingOff : messages.noMoreBets)
    case 'gone':
      return idleAction(formatMessage(messages.nextFlightIn, { seconds: Math.max(0, Math.ceil(now.secondsLeft)) }))
    case 'flying':
      return isAboard ? inTheAir(standing) : idleAction(messages.joinNextFlight)
  }
}

const aboard = (own: OwnHeight | undefined): string =>
  own === undefined
    ? messages.cashOutAnytime
    : formatMessage(messages.cashOutAt, { multiplier: multiplierText(own.height) })

function inTheAir({ now, seat, idle, cashOut }: FlightState): Action {
  const [staked, own] = [seat.staked(), ownHeight(seat)]
  if (own?.isOut === true)
    return idleAction(
      formatMessage(messages.cashOutAt, { multiplier: multiplierText(own.height) }),
      money(partOf(staked, own.height)),
    )
  if (own !== undefined && now.height >= own.height)
    return idleAction(
      formatMessage(messages.cashOutAt, { multiplier: multiplierText(own.height) }),
      messages.paidAfterFlight,
    )
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
