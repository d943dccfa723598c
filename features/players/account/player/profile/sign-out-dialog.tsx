import { Late } from '#platform/browser/late/late.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import type { SignOutQuestionProps } from './sign-out-question.tsx'

export type SignOutDialogProps = SignOutQuestionProps

/** The confirmation before signing out, loaded on demand. */
export function SignOutDialog(props: SignOutDialogProps) {
  return (
    <Late<SignOutQuestionProps>
      isNeeded={props.open}
      load={async () => (await import('./sign-out-question.tsx')).SignOutQuestion}
      onFailed={() => {
        toast(accountMessages['account.offline'], { tone: 'error' })
        props.onClose()
      }}
      props={props}
    />
  )
}
