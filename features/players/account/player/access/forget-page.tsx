import { Link } from '#platform/browser/router/link.tsx'
import { useAccountConfiguration } from '../account-configuration.ts'
import { CodesUnavailable } from './codes-unavailable.tsx'
import { EntrancePage } from './entrance-page.tsx'
import { ForgetForm } from './forget-form.tsx'
import { messages } from '../messages/en.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'

export function ForgetPage() {
  const { codesSent } = useAccountConfiguration()
  return (
    <EntrancePage
      title={messages.resetYourPassword}
      lead={codesSent && messages.resetLead}
      alternative={
        <>{formatRich(messages.rememberYourPassword, { logIn: <Link to="/login">{messages.logIn}</Link> })}</>
      }
    >
      {codesSent ? <ForgetForm /> : <CodesUnavailable text={messages.resetUnavailable} />}
    </EntrancePage>
  )
}
