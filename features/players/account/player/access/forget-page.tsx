import { Link } from '#platform/browser/router/link.tsx'
import { EntrancePage } from './entrance-page.tsx'
import { ForgetForm } from './forget-form.tsx'
import { messages } from '../messages/en.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'

export function ForgetPage() {
  return (
    <EntrancePage
      title={messages.resetYourPassword}
      lead={messages.resetLead}
      alternative={
        <>{formatRich(messages.rememberYourPassword, { logIn: <Link to="/login">{messages.logIn}</Link> })}</>
      }
    >
      <ForgetForm />
    </EntrancePage>
  )
}
