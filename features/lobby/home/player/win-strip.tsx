import type { BigWinTickerProps } from '#features/play/big-win/player/index.ts'
import { Late } from '#platform/browser/late/late.tsx'
import { minimumAge } from '#core/constants/specification.ts'
import type { Games } from '#features/lobby/games/player/index.ts'
import { messages } from './messages/en.ts'
import styles from './win-strip.module.css'

/**
 * One line of always the same height: what players won, or, where nobody won much or the mode is quiet, for whom play
 * is.
 */
export function WinStrip({ games, withWins }: Pick<Games, 'games'> & { readonly withWins: boolean }) {
  const nameOf = (gameId: number) => games.find(({ id }) => id === gameId)?.name
  return (
    <div className={styles.strip}>
      {withWins ? (
        <Late<BigWinTickerProps>
          isNeeded
          load={async () => (await import('#features/play/big-win/player/index.ts')).BigWinTicker}
          onFailed={() => {}}
          props={{ nameOf, otherwise: <Watched /> }}
          before={<Watched />}
        />
      ) : (
        <Watched />
      )}
    </div>
  )
}

function Watched() {
  return (
    <p className={styles.watched}>
      <span className={styles.age}>{minimumAge}+</span>
      {messages.playForFun}
    </p>
  )
}
