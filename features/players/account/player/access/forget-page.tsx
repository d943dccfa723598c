import { Link } from '#platform/browser/router/link.tsx'
import { EntrancePage } from './entrance-page.tsx'
import { ForgetForm } from './forget-form.tsx'

export function ForgetPage() {
  return (
    <EntrancePage
      title="Reset your password"
      lead="We send a code to the mobile number of your account. With it you choose a new password."
      otherWay={
        <>
          You know it after all? <Link to="/login">Log in</Link>
        </>
      }
    >
      <ForgetForm />
    </EntrancePage>
  )
}
