import type { FormEvent, ReactNode } from 'react'
import { useSettled } from '#platform/browser/client/use-settled.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { CodeEntry } from '../access/code-entry.tsx'
import { codeOfForm } from '../code-of-form.ts'
import { FormNotice } from '../form-notice.tsx'
import styles from '../form.module.css'
import { InnerPage } from '../inner-page.tsx'
import { MobileField } from '../access/mobile-field.tsx'
import { SendCodeButton } from '../access/send-code-button.tsx'
import { useMobileBinding } from './use-mobile-binding.ts'
import { usePlayer } from '../use-player.ts'
import { WithPlayer } from '../with-player.tsx'
import { messages } from '../messages/en.ts'

export type BindPageProps = {
  /** Another feature's content above the form. */
  readonly above?: ReactNode
  /** Whether that content is still loading. */
  readonly waiting?: boolean
}

/** The form appears when nothing above it can move it any more. */
export function BindPage({ above, waiting = false }: BindPageProps) {
  const isSettled = useSettled(waiting)
  const isBound = Boolean(usePlayer()?.mobile)
  return (
    <InnerPage title={isBound ? messages.mobileNumber : messages.addMobileNumber}>
      <WithPlayer>
        {({ mobile }) =>
          mobile ? (
            <Bound mobile={mobile} />
          ) : isSettled ? (
            <BindForm above={above} />
          ) : (
            <Spinner label={messages.loading} />
          )
        }
      </WithPlayer>
    </InnerPage>
  )
}

function Bound({ mobile }: { readonly mobile: string }) {
  return (
    <EmptyState
      icon="check-circle"
      title={mobile}
      action={<ButtonLink href="/lobby/home">{messages.goToTheLobby}</ButtonLink>}
    >
      {messages.mobileNumberLinked}
    </EmptyState>
  )
}

function BindForm({ above }: { readonly above: ReactNode }) {
  const { form, oneTimeCode, sendCode, submit, pending, failure, presenceDialog } = useMobileBinding()
  const act = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <>
      {above}
      <form id={form.id} className={styles.form} onSubmit={act} noValidate>
        <p className={styles.soft}>{messages.mobileNumberLead}</p>
        <MobileField
          {...form.text('mobile')}
          label={messages.mobileNumber}
          suffix={<SendCodeButton oneTimeCode={oneTimeCode} onClick={sendCode} />}
        />
        <CodeEntry sent={oneTimeCode.sent} {...codeOfForm({ form, submit, pending })} />
        {failure && <FormNotice text={failure} />}
        <Button type="submit" size="large" block loading={pending}>
          {messages.addThisNumber}
        </Button>
      </form>
      {presenceDialog}
    </>
  )
}
