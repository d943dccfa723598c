import { Link } from '#platform/browser/router/link.tsx'
import { EntrancePage } from '../access/entrance-page.tsx'
import { RegisterForm } from './register-form.tsx'

export function RegisterPage() {
  return (
    <EntrancePage
      title="Create your account"
      otherWay={
        <>
          Already a player? <Link to="/login">Log in</Link>
        </>
      }
    >
      <RegisterForm />
    </EntrancePage>
  )
}
