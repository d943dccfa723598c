import { useEffect } from 'react'
import { systemClock } from '#core/clock/instant.ts'
import { Link } from '#platform/browser/router/link.tsx'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { EntrancePage } from './entrance-page.tsx'
import { recordFirstEnter } from './first-enter.ts'
import { LoginForm } from './login-form.tsx'

export function LoginPage() {
  useEffect(() => recordFirstEnter(localStore, systemClock.now()), [])
  return (
    <EntrancePage
      title="Log in"
      otherWay={
        <>
          New here? <Link to="/register">Create an account</Link>
        </>
      }
    >
      <LoginForm />
    </EntrancePage>
  )
}
