import { Icon } from '#platform/ui/icon/icon.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { nextBetTarget } from '#features/play/player-level/player/index.ts'
import { fromWireCentavos, toWireCentavos } from '#core/money/wire-centavos.ts'
import { Money } from '#platform/ui/money/money.tsx'
import { pointsText, type ShownStanding, type StandingProps } from './vip-standing.ts'
import styles from './vip-hero.module.css'

/** The player's position on both ladders, and the distance to the next step. */
export function VipHero({ standing }: StandingProps) {
  const { vip, acting } = standing
  return (
    <section className={styles.hero} aria-label="Your level">
      <div className={styles.head}>
        <span className={styles.medal} aria-hidden="true">
          <Icon name="crown" size={30} />
          <strong className={styles.number}>{vip}</strong>
        </span>
        <div>
          <p className={styles.small}>Your level</p>
          <h2 className={styles.level}>VIP {vip}</h2>
        </div>
      </div>
      <NextStep standing={standing} />
      <PlayLadder standing={standing} />
      {acting < vip && (
        <p className={styles.note}>
          A deposit was sent back. Until your points carry VIP {vip} again, gifts and privileges are those of VIP{' '}
          {acting}.
        </p>
      )}
    </section>
  )
}

function NextStep({ standing: { levels, vip, vipExp } }: StandingProps) {
  const next = levels[vip + 1]
  if (next === undefined) return <p className={styles.small}>You are at the top. {pointsText(vipExp)} points.</p>
  const missing = Math.max(0, next.exp - vipExp)
  return (
    <div className={styles.step}>
      <ProgressBar
        label={`To VIP ${vip + 1}`}
        valueText={`${pointsText(vipExp)} of ${pointsText(next.exp)} points`}
        value={vipExp}
        max={next.exp}
      />
      <p className={styles.small}>
        {pointsText(missing)} {missing === 1 ? 'point' : 'points'} to go. Each peso that you deposit is a point.
      </p>
    </div>
  )
}

/** The other ladder, by play. */
function PlayLadder({ standing: { bet, userLevel } }: { standing: Pick<ShownStanding, 'bet' | 'userLevel'> }) {
  const { appUserLevelConfigList } = useLobbyConfiguration()
  const levels = appUserLevelConfigList.map(({ level, betAmount }) => ({
    level,
    betAmount: fromWireCentavos(betAmount),
  }))
  const target = toWireCentavos(nextBetTarget(levels, fromWireCentavos(bet)))
  if (target === 0) return null
  return (
    <ProgressBar
      label={`Play level ${userLevel}`}
      valueText={
        <>
          <Money amount={bet} /> of <Money amount={target} />
        </>
      }
      value={bet}
      max={target}
    />
  )
}
