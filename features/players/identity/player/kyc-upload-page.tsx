import { useState } from 'react'
import { InnerPage, usePresence } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { getIdentity, submitIdentity } from '../contract.ts'
import { uploadItems } from '../identity-words.ts'
import { DocumentTile } from './document-tile.tsx'
import styles from './identity.module.css'
import { IdentityStatus } from './identity-status.tsx'
import { messages } from './messages/en.ts'

/** The pictures one by one, and the button that submits everything. */
export function KycUploadPage() {
  const { answer: identity, failure, refresh } = useCallQuery(getIdentity, {})
  const { missing, pending, handIn, presenceDialog } = useHandIn()
  const requested = uploadItems.filter((item) => identity?.asked.includes(item))
  return (
    <InnerPage title={messages.photos}>
      {!identity && failure && <ErrorState onRetry={() => void refresh()}>{failureText(failure)}</ErrorState>}
      {!identity && !failure && <Spinner label={messages.loading} />}
      {identity && requested.length === 0 && (
        <>
          <IdentityStatus identity={identity} />
          <ButtonLink href="/walletsKyc" variant="secondary" block>
            {messages.backToVerification}
          </ButtonLink>
        </>
      )}
      {identity && requested.length > 0 && (
        <div className={styles.tiles}>
          {requested.map((item) => (
            <DocumentTile
              key={item}
              item={item}
              uploadedAt={identity.documents.find((document) => document.item === item)?.uploadedAt}
              fault={missing[item] ?? identity.faults.find((fault) => fault.item === item)?.text}
            />
          ))}
          <Button size="large" block loading={pending} onClick={() => void handIn()}>
            {messages.submit}
          </Button>
          <p className={styles.note}>{messages.photosNote}</p>
        </div>
      )}
      {presenceDialog}
    </InnerPage>
  )
}

function useHandIn() {
  const sending = useCallMutation(submitIdentity)
  const refreshCalls = useRefreshCalls()
  const navigate = useNavigate()
  const { withPresence, presenceDialog } = usePresence()
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const { begin: handIn, pending } = useOneAct(async () => {
    const reply = await withPresence(async () => sending.send({}))
    if (reply.kind === 'answer') {
      await refreshCalls(getIdentity)
      return navigate('/walletsKyc')
    }
    if (reply.kind === 'signedOut') return undefined
    if (reply.kind !== 'invalid') return toast(failureText(reply), { tone: 'error' })
    const faults = Object.fromEntries(reply.faults.map(({ field, msg }) => [field, msg]))
    setMissing(faults)
    // The missing item is not a picture: it is on the other page.
    return uploadItems.some((item) => item in faults) ? undefined : navigate('/walletsKyc')
  })
  return { missing, pending, handIn, presenceDialog }
}
