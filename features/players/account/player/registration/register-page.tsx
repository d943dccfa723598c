import { Link } from '#platform/browser/router/link.tsx'
import { EntrancePage } from '../access/entrance-page.tsx'
import { RegisterForm } from './register-form.tsx'
import { messages } from '../messages/en.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'

export function RegisterPage() {
  return (
    <EntrancePage
      title={messages.createYourAccount}
      alternative={<>{formatRich(messages.alreadyAPlayer, { logIn: <Link to="/login">{messages.logIn}</Link> })}</>}
    >
      <RegisterForm />
    </EntrancePage>
  )
}
