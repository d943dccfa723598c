import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import {
  AgentLayout,
  EarningsHero,
  FriendsCard,
  StatementCards,
  TeamCard,
} from '#features/promotions/commission/player/index.ts'
import { announceGift, PromotionBody, useClaim } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { claimAgent5, readAgent5, readAgent5Log } from '../contract.ts'
import type { Agent5View } from './agent5-view.ts'
import { CashCard } from './cash-card.tsx'
import { ClaimLog } from './claim-log.tsx'
import { messages } from './messages/en.ts'
import { StagesCard } from './stages-card.tsx'

/** Cash for friends, stages and commission. */
export function Agent5Page() {
  const [page, setPage] = useState(1)
  const query = useCallQuery(readAgent5, { page })
  return (
    <InnerPage title={messages.title} wide>
      <PromotionBody query={query}>
        {(agent) => <Agent5Body agent={agent} page={page} onPage={setPage} />}
      </PromotionBody>
    </InnerPage>
  )
}

const tabs = [
  { id: 'rewards', label: messages.rewards, icon: 'gift' },
  { id: 'invite', label: messages.invite, icon: 'share' },
  { id: 'team', label: messages.team, icon: 'users' },
  { id: 'statement', label: messages.statement, icon: 'history' },
] as const

interface Agent5BodyProps {
  agent: Agent5View
  page: number
  onPage: (page: number) => void
}

function Agent5Body({ agent, page, onPage }: Agent5BodyProps) {
  const { claim, pending, presenceDialog } = useClaim(claimAgent5, {
    refresh: [readAgent5, readAgent5Log],
    onClaimed: ({ state, amount, items }) => {
      if (state === 'paid') return announceGift(items)
      toast(formatMessage(messages.movedLater, { amount: formatMoney(amount) }), { tone: 'success' })
    },
  })
  const lead = formatMessage(messages.pageLead, { amount: formatMoney(agent.perValid) })
  return (
    <>
      <AgentLayout
        id="agent5"
        label={messages.title}
        inviteCode={agent.inviteCode}
        tabs={tabs}
        hero={
          <EarningsHero
            commission={agent}
            exchangeMin={agent.exchangeMin}
            reviewAbove={agent.reviewAbove}
            rule="agent5"
            lead={lead}
            pending={pending}
            onExchange={() => claim({ type: 'commission' })}
          />
        }
      >
        {(tab) => (
          <>
            {tab === 'rewards' && (
              <>
                <CashCard agent={agent} />
                <StagesCard agent={agent} pending={pending} onClaim={(id) => claim({ type: 'stage', id })} />
              </>
            )}
            {tab === 'team' && (
              <>
                <TeamCard team={agent.team} />
                <FriendsCard friends={agent.friends} page={page} hasMore={agent.hasMore} onPage={onPage} />
              </>
            )}
            {tab === 'statement' && (
              <>
                <StatementCards days={agent.days} payouts={agent.payouts} />
                <ClaimLog />
              </>
            )}
          </>
        )}
      </AgentLayout>
      {presenceDialog}
    </>
  )
}
