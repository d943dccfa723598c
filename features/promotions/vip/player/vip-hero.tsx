import { formatMoney } from '#core/money/format-money.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { nextBetTarget } from '#features/play/player-level/player/index.ts'
import { fromWireCentavos, toWireCentavos } from '#core/money/wire-centavos.ts'
import { Money } from '#platform/ui/money/money.tsx'
import { pointsText, type ShownStanding, type StandingProps } from './vip-standing.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './vip-hero.module.css'

/** The player's position on both ladders, and the distance to the next step. */
export function VipHero({ standing }: StandingProps) {
  const { vip, acting } = standing
  return (
    <section className={styles.hero} aria-label={messages.yourLevel}>
      <div className={styles.head}>
        <span className={styles.medal} aria-hidden="true">
          <Icon name="crown" size={30} />
          <strong className={styles.number}>{vip}</strong>
        </span>
        <div>
          <p className={styles.small}>{messages.yourLevel}</p>
          <h2 className={styles.level}>{formatMessage(messages.vipLevel, { level: vip })}</h2>
        </div>
      </div>
      <NextStep standing={standing} />
      <PlayLadder standing={standing} />
      {acting < vip && <p className={styles.note}>{formatMessage(messages.depositReturned, { vip, acting })}</p>}
    </section>
  )
}

function NextStep({ standing: { levels, vip, vipExp } }: StandingProps) {
  const next = levels[vip + 1]
  if (next === undefined)
    return <p className={styles.small}>{formatMessage(messages.topLevel, { points: pointsText(vipExp) })}</p>
  const missing = Math.max(0, next.exp - vipExp)
  return (
    <div className={styles.step}>
      <ProgressBar
        label={formatMessage(messages.toLevel, { level: vip + 1 })}
        valueText={formatMessage(messages.pointsOfNeeded, {
          points: pointsText(vipExp),
          needed: pointsText(next.exp),
        })}
        value={vipExp}
        max={next.exp}
      />
      <p className={styles.small}>
        {missing === 1 ? messages.pointToGo : formatMessage(messages.pointsToGo, { points: pointsText(missing) })}{' '}
        {next.levelUp > 0 &&
          formatMessage(messages.levelUpReward, { amount: formatMoney(next.levelUp), level: vip + 1 })}
      </p>
    </div>
  )
}

/** The other ladder, by play. */
function PlayLadder({ standing: { bet, userLevel } }: { standing: Pick<ShownStanding, 'bet' | 'userLevel'> }) {
  const { levels: wireLevels } = useLobbyConfiguration()
  const levels = wireLevels.map(({ level, betAmount }) => ({ level, betAmount: fromWireCentavos(betAmount) }))
  const target = toWireCentavos(nextBetTarget(levels, fromWireCentavos(bet)))
  if (target === 0) return null
  return (
    <ProgressBar
      label={formatMessage(messages.playLevel, { level: userLevel })}
      valueText={
        <>
          {formatRich(messages.amountOfTarget, { amount: <Money amount={bet} />, target: <Money amount={target} /> })}
        </>
      }
      value={bet}
      max={target}
    />
  )
}
