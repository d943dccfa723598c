import type { Player } from '#features/players/account/player/index.ts'
import { nextBetTarget } from '#features/play/player-level/player/index.ts'
import { fromWireCentavos, toWireCentavos } from '#core/money/wire-centavos.ts'
import { Money } from '#platform/ui/money/money.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'

/** How far the player is from the next level; nothing once there is none above. */
export function LevelTarget({ player }: { readonly player: Player }) {
  const { levels: wireLevels } = useLobbyConfiguration()
  const levels = wireLevels.map(({ level, betAmount }) => ({ level, betAmount: fromWireCentavos(betAmount) }))
  const target = toWireCentavos(nextBetTarget(levels, fromWireCentavos(player.bet)))
  if (target === 0) return null
  return (
    <ProgressBar
      label={formatMessage(messages.level, { level: player.userLevel })}
      valueText={
        <>
          {formatRich(messages.betOfTarget, {
            bet: <Money amount={player.bet} />,
            target: <Money amount={target} />,
          })}
        </>
      }
      value={player.bet}
      max={target}
    />
  )
}
