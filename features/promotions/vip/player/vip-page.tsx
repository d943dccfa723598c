import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { readVip } from '../contract.ts'
import { VipConditions } from './vip-conditions.tsx'
import { VipGifts } from './vip-gifts.tsx'
import { VipHero } from './vip-hero.tsx'
import { VipLadder } from './vip-ladder.tsx'
import { VipPrivileges } from './vip-privileges.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './vip-page.module.css'

/** The player's two ladders and their benefits. Gifts come by mail. */
export function VipPage() {
  const { answer, failure, refresh, refreshing } = useCallQuery(readVip, {})
  return (
    <InnerPage title={messages.title} twoColumns>
      {answer ? (
        <>
          <div className={styles.column}>
            <VipHero standing={answer} />
            <VipConditions standing={answer} />
            <Card flush>
              <ListRow
                icon="mail"
                title={messages.rewardsInInbox}
                subtitle={formatMessage(messages.claimWithinDays, { count: answer.giftDays })}
                href="/profile/email"
              />
            </Card>
            <VipGifts gifts={answer.gifts} />
          </div>
          <div className={styles.column}>
            <VipPrivileges standing={answer} />
            <VipLadder standing={answer} />
          </div>
        </>
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <SkeletonGroup className={styles.column} label={messages.loadingLevel}>
          <Skeleton shape="block" className={styles.waitTall} />
          <Skeleton shape="block" className={styles.wait} />
        </SkeletonGroup>
      )}
    </InnerPage>
  )
}
