import { useEffect } from 'react'
import { systemClock } from '#core/clock/instant.ts'
import { Link } from '#platform/browser/router/link.tsx'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { EntrancePage } from './entrance-page.tsx'
import { recordFirstEnter } from './first-enter.ts'
import { LoginForm } from './login-form.tsx'
import { messages } from '../messages/en.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'

export function LoginPage() {
  useEffect(() => recordFirstEnter(localStore, systemClock.now()), [])
  return (
    <EntrancePage
      title={messages.logIn}
      alternative={
        <>
          {formatRich(messages.newHere, {
            createAnAccount: <Link to="/register">{messages.createAnAccount}</Link>,
          })}
        </>
      }
    >
      <LoginForm />
    </EntrancePage>
  )
}
