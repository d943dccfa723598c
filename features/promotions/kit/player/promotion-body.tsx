import type { ReactNode } from 'react'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import type { Call, ResponseOf } from '#core/contract/call.ts'
import { type CallFailure, failureText } from '#platform/browser/client/failure-text.ts'
import type { CallQuery } from '#platform/browser/client/use-call-query.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { FailedReading } from './failed-reading.tsx'
import { messages } from './messages/en.ts'
import styles from './promotion-body.module.css'

interface PromotionBodyProps<C extends Call> {
  query: CallQuery<C>
  /** What a refusal is called and where it leads: without this, to all promos. */
  refused?: Required<Omit<RefusalProps, 'failure'>>
  children: (answer: ResponseOf<C>) => ReactNode
}

/** A promotion's answer, its loading state, or its error. */
export function PromotionBody<C extends Call>({ query, refused, children }: PromotionBodyProps<C>) {
  const { answer, failure } = query
  if (answer !== undefined) return children(answer)
  if (failure?.kind === 'refusal') return <Refusal failure={failure} {...refused} />
  if (failure) return <FailedReading query={query} />
  return (
    <SkeletonGroup className={styles.skeletons} label={messages.loadingPromo}>
      <Skeleton shape="block" className={styles.tall} />
      <Skeleton shape="block" className={styles.low} />
      <Skeleton shape="block" className={styles.low} />
    </SkeletonGroup>
  )
}

interface RefusalProps {
  failure: Extract<CallFailure, { readonly kind: 'refusal' }>
  title?: string
  way?: string
  href?: string
}

function Refusal({ failure, title, way = messages.seePromos, href = '/lobby/activity' }: RefusalProps) {
  const reason = failure.errcode === activityRefusal.notOpen ? messages.notOpenNow : messages.tips
  return (
    <ErrorState icon="info" title={title ?? reason}>
      {failureText(failure)}
      <span className={styles.way}>
        <ButtonLink href={href} variant="secondary" size="small">
          {way}
        </ButtonLink>
      </span>
    </ErrorState>
  )
}
