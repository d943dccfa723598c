import { Link } from '#platform/browser/router/link.tsx'
import { needsCode } from '../../rules.ts'
import { CodesUnavailable } from '../access/codes-unavailable.tsx'
import { useAccountConfiguration } from '../account-configuration.ts'
import { EntrancePage } from '../access/entrance-page.tsx'
import { RegisterForm } from './register-form.tsx'
import { messages } from '../messages/en.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'

export function RegisterPage() {
  const configuration = useAccountConfiguration()
  const canRegister = configuration.codesSent || !needsCode(configuration)
  return (
    <EntrancePage
      title={messages.createYourAccount}
      alternative={<>{formatRich(messages.alreadyAPlayer, { logIn: <Link to="/login">{messages.logIn}</Link> })}</>}
    >
      {canRegister ? <RegisterForm /> : <CodesUnavailable text={messages.registrationUnavailable} />}
    </EntrancePage>
  )
}
