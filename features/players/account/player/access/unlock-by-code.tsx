import { useState } from 'react'
import { smsType } from '#core/enumerations/sms-type.ts'
import { mobileFault } from '../../rules.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { CodeEntry } from './code-entry.tsx'
import { codeWrong, wholeCode } from './code-fault.ts'
import styles from '../form.module.css'
import { MobileField } from './mobile-field.tsx'
import { SendCodeButton } from './send-code-button.tsx'
import { useOneTimeCode } from './use-one-time-code.ts'
import type { UnlockCode } from './use-sign-in.ts'
import { messages } from '../messages/en.ts'

export type UnlockByCodeProps = {
  /** As typed into the form: if it is a number, the code goes there. */
  readonly account: string
  /** Called on every change; undefined while the code is incomplete. */
  readonly onCode: (unlock: UnlockCode | undefined) => void
  /** Called when the last digit of a code is there. */
  readonly onComplete: () => void
  readonly pending: boolean
  /** Whether the last code that was sent was refused. */
  readonly isWrong: boolean
}

/** Unlocks an account with a code to its own number. */
export function UnlockByCode({ account, onCode, onComplete, pending, isWrong }: UnlockByCodeProps) {
  const configuration = useAccountConfiguration()
  const isNumber = mobileFault(account, configuration) === undefined
  const oneTimeCode = useOneTimeCode(smsType.forget)
  const [mobile, setMobile] = useState(isNumber ? account : '')
  const [error, setError] = useState<string>()
  const [code, setCode] = useState('')
  const [tried, setTried] = useState<string>()

  const send = () => {
    const fault = mobileFault(mobile, configuration, 'mobile')
    setError(fault?.msg)
    if (!fault) void oneTimeCode.send(mobile, (faults) => setError(faults[0]?.msg))
  }
  const type = (next: string) => {
    setCode(next)
    onCode(wholeCode(next) === undefined ? undefined : oneTimeCode.given(next, mobile))
  }
  return (
    <fieldset className={styles.section}>
      <legend>{messages.unlockWithACode}</legend>
      <MobileField
        label={messages.accountMobileNumber}
        name="mobile"
        value={mobile}
        onChange={(event) => setMobile(event.currentTarget.value.trim())}
        error={error}
        suffix={<SendCodeButton oneTimeCode={oneTimeCode} onClick={send} />}
      />
      {oneTimeCode.sent && (
        <CodeEntry
          sent={oneTimeCode.sent}
          hint={messages.unlockCodeHint}
          value={code}
          onChange={type}
          error={isWrong && code === tried ? codeWrong.msg : undefined}
          pending={pending}
          onComplete={(whole) => {
            setTried(whole)
            onComplete()
          }}
        />
      )}
    </fieldset>
  )
}
