import type { ResponseOf } from '#core/contract/call.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { FactTable } from '#platform/ui/fact-table/fact-table.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { readRule } from '../contract.ts'
import { messages } from './messages/en.ts'
import styles from './rule-page.module.css'

/** The rules of a promotion as currently executed. */
export function RulePage() {
  const name = useRouteParameter('name')
  const { answer, failure, refresh, refreshing } = useCallQuery(readRule, { name })
  return (
    <InnerPage title={answer?.title ?? messages.rules}>
      {answer ? (
        answer.blocks.map((block) => <Block key={block.heading} block={block} />)
      ) : failure?.kind === 'refusal' ? (
        <ErrorState icon="info" title={failureText(failure)}>
          <span className={styles.way}>
            <ButtonLink href="/lobby/activity" variant="secondary" size="small">
              {messages.seePromos}
            </ButtonLink>
          </span>
        </ErrorState>
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <SkeletonGroup className={styles.skeleton} label={messages.loadingRules}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </SkeletonGroup>
      )}
    </InnerPage>
  )
}

type RuleBlock = ResponseOf<typeof readRule>['blocks'][number]

function Block({ block: { heading, text, table } }: { readonly block: RuleBlock }) {
  return (
    <Card title={heading}>
      <div className={styles.block}>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {table && <FactTable head={table.head} rows={table.rows} label={heading} />}
      </div>
    </Card>
  )
}
