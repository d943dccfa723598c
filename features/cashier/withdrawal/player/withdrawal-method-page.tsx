import { useState } from 'react'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { getWithdrawalTerms } from '../contract.ts'
import { BlockerList } from './blocker-list.tsx'
import { isMethodName, isOfMethod, type MethodName, methods } from './methods.ts'
import styles from './withdraw-page.module.css'
import { WithdrawalDetails } from './withdrawal-details.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { accountsBlocker } from './withdrawal-steps.ts'
import type { ShownBlocker, ShownWithdrawal, WithdrawalTerms } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'

/** One method: its form, and then the withdrawal's progress. */
export function WithdrawalMethodPage() {
  const name = useRouteParameter('name')
  const method = isMethodName(name) ? name : 'bank'
  const { answer, failure, refresh, refreshing } = useCallQuery(getWithdrawalTerms, {})
  return (
    <InnerPage title={methods[method].pageTitle}>
      {answer ? (
        <Method terms={answer} method={method} />
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <Skeleton shape="block" className={styles.wait} />
      )}
    </InnerPage>
  )
}

function Method({ terms, method }: { terms: WithdrawalTerms; method: MethodName }) {
  const [requestedOrder, setRequestedOrder] = useState<ShownWithdrawal>()
  const order = requestedOrder ?? terms.open
  if (order) return <OpenOrder order={order} />
  if (terms.blockers.length > 0) return <BlockerList blockers={terms.blockers} terms={terms} />
  const accounts = terms.accounts.filter((account) => isOfMethod(account, method))
  if (accounts.length > 0) {
    const blocker = accountsBlocker(accounts)
    if (blocker) return <NoUsableAccount blocker={blocker} terms={terms} />
    return <WithdrawalForm terms={terms} accounts={accounts} onRequested={setRequestedOrder} />
  }
  const { without, bankId, icon } = methods[method]
  return (
    <EmptyState
      icon={icon}
      title={without}
      action={
        <ButtonLink href={bankId === undefined ? '/bindBankCard?back=1' : `/bindBankCard?back=1&id=${bankId}`}>
          {messages.addAccount}
        </ButtonLink>
      }
    >
      {messages.ownNameOnly}
    </EmptyState>
  )
}

/** Another method can be paid to, this one not yet. */
const NoUsableAccount = ({ blocker, terms }: { readonly blocker: ShownBlocker; readonly terms: WithdrawalTerms }) => (
  <>
    <BlockerList blockers={[blocker]} terms={terms} />
    <ButtonLink href="/lobby/wallets/withdraw" variant="secondary" block>
      {messages.otherAccount}
    </ButtonLink>
  </>
)

function OpenOrder({ order }: { order: ShownWithdrawal }) {
  return (
    <>
      <Card>
        <WithdrawalDetails order={order} />
      </Card>
      <ButtonLink href="/lobby/home" variant="secondary" block>
        {messages.goToLobby}
      </ButtonLink>
      <ButtonLink href="/lobby/wallets/withdrawals" variant="ghost" block>
        {messages.allWithdrawals}
      </ButtonLink>
    </>
  )
}
