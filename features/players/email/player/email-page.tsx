import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { readEmailAddress } from '../contract.ts'
import { AddressForm } from './address-form.tsx'
import styles from './email-page.module.css'
import { messages } from './messages/en.ts'
import { RemoveAddressSheet } from './remove-address-sheet.tsx'

/** The player's e-mail address: added, changed and removed. */
export function EmailPage() {
  const { answer, failure, refresh, refreshing } = useCallQuery(readEmailAddress, {})
  return (
    <InnerPage title={messages.emailAddress}>
      {answer ? (
        <Address {...answer} />
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

function Address({ address, isOffered }: ResponseOf<typeof readEmailAddress>) {
  if (address !== null) return <KnownAddress address={address} isOffered={isOffered} />
  if (isOffered)
    return (
      <div className={styles.content}>
        <p>{messages.lead}</p>
        <AddressForm isChange={false} />
      </div>
    )
  return (
    <EmptyState icon="mail" title={messages.notOffered}>
      {messages.notOfferedBody}
    </EmptyState>
  )
}

function KnownAddress({ address, isOffered }: { readonly address: string; readonly isOffered: boolean }) {
  const [open, setOpen] = useState<'change' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <div className={styles.content}>
      <Card flush>
        <ListRow icon="mail" title={address} subtitle={messages.verified} />
      </Card>
      <p className={styles.soft}>{isOffered ? messages.whatWeSend : messages.notOfferedKept}</p>
      {open === 'change' ? (
        <AddressForm isChange onDone={close} />
      ) : (
        <div className={styles.actions}>
          {isOffered && (
            <Button block onClick={() => setOpen('change')}>
              {messages.changeAddress}
            </Button>
          )}
          <Button variant="secondary" block onClick={() => setOpen('remove')}>
            {messages.removeAddress}
          </Button>
        </div>
      )}
      <RemoveAddressSheet address={address} open={open === 'remove'} onClose={close} />
    </div>
  )
}
