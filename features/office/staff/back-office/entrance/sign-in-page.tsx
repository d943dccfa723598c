import { Entrance } from './entrance.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignedIn } from './use-staff-sign-in.ts'
import { messages } from '../messages/en.ts'

type SignInPageProps = { readonly emailDefault?: string; readonly onSignedIn: (signedIn: SignedIn) => void }

export function SignInPage(props: SignInPageProps) {
  return (
    <Entrance title={messages.backOffice}>
      <SignInForm {...props} />
    </Entrance>
  )
}
