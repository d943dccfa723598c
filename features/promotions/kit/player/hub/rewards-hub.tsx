import type { ReactNode } from 'react'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useSettled } from '#platform/browser/client/use-settled.ts'
import { Link } from '#platform/browser/router/link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { readCatalogue } from '../../contract.ts'
import { PromoPicture, PromoThumb } from '../promo-picture.tsx'
import { useCatalogue } from '../use-catalogue.ts'
import { GiftProgressText } from './gift-progress-text.tsx'
import { ReadyGifts } from './ready-gifts.tsx'
import { WeekCard } from './week-card.tsx'
import { type StandingPromotion, useStandings } from './use-standings.ts'
import { messages } from '../messages/en.ts'
import styles from './rewards-hub.module.css'

/**
 * A player's rewards: what can be claimed, the days of this week, what is under way, what else there is. The children follow once all of it is
 * there, so that nothing moves.
 */
export function RewardsHub({ children }: { readonly children?: ReactNode }) {
  const { answer: catalogue, failure, refresh, refreshing } = useCatalogue()
  const { promotions, reads, pending } = useStandings(catalogue)
  const refreshCalls = useRefreshCalls()
  const isSettled = useSettled(pending && !failure)
  if (failure && !catalogue) {
    return (
      <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
        {failureText(failure)}
      </ErrorState>
    )
  }
  if (!isSettled) return <Loading />
  return (
    <>
      <div className={styles.hub}>
        <div className={styles.others}>
          <ReadyGifts promotions={promotions} />
          <WeekCard promotions={promotions} onMidnight={() => void refreshCalls(...reads, readCatalogue)} />
        </div>
        <div className={styles.others}>
          <UnderWay promotions={promotions.filter(isUnderWay)} />
          <Others promotions={promotions.filter(isElse)} />
        </div>
      </div>
      {children}
    </>
  )
}

const isUnderWay = ({ progress, week }: StandingPromotion): boolean =>
  week === undefined && progress !== undefined && progress.need > 0

const isElse = (each: StandingPromotion): boolean =>
  each.ready.length === 0 && each.week === undefined && !isUnderWay(each)

type PromotionsProps = { readonly promotions: readonly StandingPromotion[] }

function UnderWay({ promotions }: PromotionsProps) {
  if (promotions.length === 0) return null
  return (
    <Card title={messages.inProgress} flush>
      {promotions.map(
        ({ id, title, icon, scene, href, progress }) =>
          progress && (
            <ListRow
              key={id}
              href={href}
              {...pictureOf(icon, scene)}
              title={title}
              subtitle={<GiftProgressText {...progress} />}
            />
          ),
      )}
    </Card>
  )
}

function Others({ promotions }: PromotionsProps) {
  if (promotions.length === 0) return null
  return (
    <section className={styles.more}>
      <h2 className={styles.moreTitle}>{messages.moreRewards}</h2>
      <div className={styles.cards}>
        {promotions.map(({ id, title, scene, href, lead }) => (
          <Link key={id} to={href} className={styles.card}>
            {scene && <PromoPicture scene={scene} sizes="240px" className={styles.picture} />}
            <span className={styles.cardTitle}>{title}</span>
            {lead && <span className={styles.cardLead}>{lead}</span>}
          </Link>
        ))}
      </div>
    </section>
  )
}

const pictureOf = (icon: StandingPromotion['icon'], scene: StandingPromotion['scene']) =>
  scene ? { leading: <PromoThumb scene={scene} /> } : { icon }

const Loading = () => (
  <SkeletonGroup className={styles.loading} label={messages.loadingRewards}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </SkeletonGroup>
)
