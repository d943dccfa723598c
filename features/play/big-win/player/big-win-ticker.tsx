import { type ReactNode, useEffect, useState } from 'react'
import { bigWinTickerInterval } from '#core/constants/specification.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRotation } from '#platform/browser/rotation/use-rotation.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { lobbyTips } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './big-win-ticker.module.css'

/** A win in a game, or the grand box of the New Year event. */
type BigWin = Omit<ResponseOf<typeof lobbyTips>['jackpotList'][number], 'gameId'> & { readonly gameId?: number }

export type BigWinTickerProps = {
  /** The game's name; undefined if it has left the lobby. */
  readonly nameOf: (gameId: number) => string | undefined
  /** Shown in its place while there are no big wins, so that nothing moves when they arrive. */
  readonly otherwise: ReactNode
}

/** One line that shows recent big wins of players, one after the other. */
export function BigWinTicker({ nameOf, otherwise }: BigWinTickerProps) {
  const wins = useBigWins()
  const { at, stopped, setStopped, holdProps } = useRotation({ count: wins.length, everyMs: bigWinTickerInterval })
  const win = wins[at]
  if (!win) return otherwise
  const game = win.gameId === undefined ? messages.newYear : nameOf(win.gameId)
  const amount = <Money amount={win.amount} tone="gold" />
  return (
    <section className={styles.ticker} aria-label={messages.recentBigWins} {...holdProps}>
      <Icon name="trophy" size={18} className={styles.cup} />
      <a key={at} className={styles.win} href="/lobby/wins">
        {game === undefined
          ? formatRich(messages.wonBy, { amount, player: win.phone })
          : formatRich(messages.wonByInGame, { amount, player: win.phone, game })}
      </a>
      {wins.length > 1 && (
        <button
          type="button"
          className={styles.pause}
          aria-label={stopped ? messages.resume : messages.pause}
          onClick={() => setStopped(!stopped)}
        >
          <Icon name={stopped ? 'play' : 'pause'} size={14} />
        </button>
      )}
    </section>
  )
}

/** Read once per visit; nothing is shown if reading fails. */
function useBigWins(): readonly BigWin[] {
  const client = useClient()
  const [wins, setWins] = useState<readonly BigWin[]>([])
  useEffect(() => {
    let awaited = true
    void client.send(lobbyTips, {}).then((reply) => {
      if (awaited && reply.kind === 'answer') setWins([...(reply.body.newYearList ?? []), ...reply.body.jackpotList])
    })
    return () => {
      awaited = false
    }
  }, [client])
  return wins
}
