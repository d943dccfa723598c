import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { celebrate } from '#features/players/reward/player/index.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import {
  AgentLayout,
  EarningsHero,
  FriendsCard,
  StatementCards,
  TeamCard,
} from '#features/promotions/commission/player/index.ts'
import { PromotionBody, useClaim } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { exchangeCommission, readAgent } from '../contract.ts'
import { messages } from './messages/en.ts'

/** An agent's commission, invitation, team and statement. */
export function AgentPage() {
  const [page, setPage] = useState(1)
  const query = useCallQuery(readAgent, { page })
  return (
    <InnerPage title={messages.title} wide>
      <PromotionBody query={query}>{(agent) => <AgentBody agent={agent} page={page} onPage={setPage} />}</PromotionBody>
    </InnerPage>
  )
}

const tabs = [
  { id: 'invite', label: messages.invite, icon: 'share' },
  { id: 'team', label: messages.team, icon: 'users' },
  { id: 'statement', label: messages.statement, icon: 'history' },
] as const

interface AgentBodyProps {
  agent: ResponseOf<typeof readAgent>
  page: number
  onPage: (page: number) => void
}

function AgentBody({ agent, page, onPage }: AgentBodyProps) {
  const { claim, pending, presenceDialog } = useClaim(exchangeCommission, {
    refresh: [readAgent],
    onClaimed: ({ state, amount }) => {
      if (state === 'paid') celebrate([{ id: coinItem, count: amount }])
      const text = state === 'paid' ? messages.moved : messages.movedLater
      toast(formatMessage(text, { amount: formatMoney(amount) }), { tone: 'success' })
    },
  })
  return (
    <>
      <AgentLayout
        id="agent"
        label={messages.title}
        inviteCode={agent.inviteCode}
        tabs={tabs}
        hero={
          <EarningsHero
            commission={agent}
            exchangeMin={agent.exchangeMin}
            reviewAbove={agent.reviewAbove}
            rule="agent"
            lead={messages.pageLead}
            pending={pending}
            onExchange={(amount) => claim({ amount })}
          />
        }
      >
        {(tab) =>
          tab === 'statement' ? (
            <StatementCards days={agent.days} payouts={agent.payouts} />
          ) : (
            <>
              <TeamCard team={agent.team} />
              <FriendsCard friends={agent.friends} page={page} hasMore={agent.hasMore} onPage={onPage} />
            </>
          )
        }
      </AgentLayout>
      {presenceDialog}
    </>
  )
}
