import type { FormEvent, ReactNode } from 'react'
import { useSettled } from '#platform/browser/client/use-settled.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { accountMessages } from '../../messages.ts'
import { CodeEntry } from '../access/code-entry.tsx'
import { FormNotice } from '../form-notice.tsx'
import styles from '../form.module.css'
import { InnerPage } from '../inner-page.tsx'
import { MobileField } from '../access/mobile-field.tsx'
import { SendCodeButton } from '../access/send-code-button.tsx'
import { useMobileBinding } from './use-mobile-binding.ts'
import { WithPlayer } from '../with-player.tsx'

export type BindPageProps = {
  /** Another feature's content above the form. */
  readonly above?: ReactNode
  /** Whether that content is still loading. */
  readonly waiting?: boolean
}

/** The form appears when nothing above it can move it any more. */
export function BindPage({ above, waiting = false }: BindPageProps) {
  const isSettled = useSettled(waiting)
  return (
    <InnerPage title="Bind a mobile number">
      <WithPlayer>
        {({ mobile }) =>
          mobile ? <Bound mobile={mobile} /> : isSettled ? <BindForm above={above} /> : <Spinner label="Loading" />
        }
      </WithPlayer>
    </InnerPage>
  )
}

function Bound({ mobile }: { readonly mobile: string }) {
  return (
    <EmptyState icon="check-circle" title={mobile} action={<ButtonLink href="/lobby/home">Go to the lobby</ButtonLink>}>
      This number is bound to your account. Customer service can change it.
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
        <p className={styles.soft}>{accountMessages['login.phoneNoOtpTip']} For a day after, withdrawals rest.</p>
        <MobileField
          {...form.text('mobile')}
          label="Mobile number"
          suffix={<SendCodeButton oneTimeCode={oneTimeCode} onClick={sendCode} />}
        />
        <CodeEntry
          sent={oneTimeCode.sent}
          value={form.values.code}
          onChange={(code) => form.set('code', code)}
          error={form.errorOf('code')}
        />
        {failure && <FormNotice text={failure} />}
        <Button type="submit" size="large" block loading={pending}>
          Bind this number
        </Button>
      </form>
      {presenceDialog}
    </>
  )
}
