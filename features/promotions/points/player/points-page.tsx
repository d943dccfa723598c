import { useState } from 'react'
import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import { formatPoints } from '#core/money/format-points.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { readPointsShop } from '../contract.ts'
import { ExchangeList } from './exchange-list.tsx'
import { ExchangeSheet } from './exchange-sheet.tsx'
import type { ShownItem, ShownShop } from './shown-shop.ts'
import { ShopShelf } from './shop-shelf.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './points-page.module.css'

const tabs = [
  { id: 'shop', label: messages.shop, icon: 'gift' },
  { id: 'history', label: messages.history, icon: 'history' },
] as const

/** The player's points, the shop, and past exchanges. */
export function PointsPage() {
  const { answer, failure, refresh, refreshing } = useCallQuery(readPointsShop, {})
  return (
    <InnerPage title={messages.title} wide>
      {answer ? (
        <Shop shop={answer} />
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <SkeletonGroup className={styles.wait} label={messages.loadingShop}>
          <Skeleton shape="block" className={styles.waitHero} />
          <Skeleton shape="block" className={styles.waitShelf} />
        </SkeletonGroup>
      )}
    </InnerPage>
  )
}

function Shop({ shop }: { shop: ShownShop }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('shop')
  const [chosen, setChosen] = useState<ShownItem>()
  const [open, setOpen] = useState(false)
  const choose = (item: ShownItem) => {
    setChosen(item)
    setOpen(true)
  }
  return (
    <>
      <Balance shop={shop} />
      <Tabs id="points" label={messages.title} tabs={tabs} selected={tab} onSelect={setTab} />
      <TabPanel tabs="points" tab={tab}>
        {tab === 'history' ? (
          <ExchangeList exchanges={shop.exchanges} />
        ) : shop.items.length === 0 ? (
          <EmptyState icon="gift" title={messages.shopClosed}>
            {messages.shopClosedHint}
          </EmptyState>
        ) : (
          <ShopShelf shop={shop} onChoose={choose} />
        )}
      </TabPanel>
      {chosen && (
        <ExchangeSheet
          key={chosen.id}
          item={chosen}
          lottery={shop.lottery}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const Balance = ({ shop: { lottery, expiresAt } }: { shop: ShownShop }) => (
  <section className={styles.hero} aria-label={messages.yourPoints}>
    <div className={styles.words}>
      <p className={styles.small}>{messages.yourPoints}</p>
      <p className={styles.points}>{formatPoints(lottery)}</p>
      <p className={styles.small}>{messages.howToEarn}</p>
      {expiresAt !== null && (
        <p className={styles.faint}>{formatMessage(messages.expireOn, { date: formatDay(dayOf(expiresAt)) })}</p>
      )}
      <ButtonLink href="/rule/points" variant="ghost" size="small" icon="info">
        {messages.howItWorks}
      </ButtonLink>
    </div>
    <span className={styles.emblem} aria-hidden="true">
      <Icon name="star" size={44} />
    </span>
  </section>
)
