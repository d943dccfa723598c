import { useEffect, useState } from 'react'
import { useChangePlayer } from '#features/players/account/player/index.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos, type WireCentavos } from '#core/money/wire-centavos.ts'
import type { FrameMessage } from '#games/protocol/frame-messages.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type PlayFigures = {
  readonly elapsedSeconds: number
  /** The result so far: wins less stakes. */
  readonly net: WireCentavos
  readonly roundsEnded: number
  readonly take: (message: FrameMessage) => void
}

/** How long the game has been open and the result so far, as the game itself reports it. */
export function usePlayFigures(playing: boolean): PlayFigures {
  const elapsedSeconds = useElapsedSeconds(playing)
  const changePlayer = useChangePlayer()
  const [net, setNet] = useState(wireCentavos(0))
  const [played, setPlayed] = useState({ rounds: 0, staked: 0, won: 0 })

  const take = (message: FrameMessage) => {
    if (message.kind === 'balance') changePlayer({ coin: wireCentavos(message.amount) })
    if (message.kind === 'round' && message.state === 'ended') {
      setNet((sum) => wireCentavos(sum + message.win - message.staked))
      setPlayed(({ rounds, staked, won }) => ({
        rounds: rounds + 1,
        staked: staked + message.staked,
        won: won + message.win,
      }))
    }
    if (message.kind === 'realityCheck') {
      setNet(wireCentavos(message.net))
      const [staked, won] = [formatMoney(wireCentavos(played.staked)), formatMoney(wireCentavos(played.won))]
      toast(formatMessage(messages.realityCheck, { count: Math.round(message.elapsedSec / 60), staked, won }), {
        durationMs: 8000,
      })
    }
  }
  return { elapsedSeconds, net, roundsEnded: played.rounds, take }
}

function useElapsedSeconds(running: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!running) return undefined
    const began = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - began) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [running])
  return seconds
}

/** 4:05, and 1:04:05 after an hour. */
export function elapsedText(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const rest = two(seconds % 60)
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`
}
