import { type FormEvent, useState } from 'react'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { fillSuperior } from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { failureText } from '../failure-text.ts'
import styles from '../form.module.css'
import { InnerPage } from '../inner-page.tsx'
import { useChangePlayer } from '../use-player.ts'
import { WithPlayer } from '../with-player.tsx'
import { messages } from '../messages/en.ts'

/** The player's inviter: entered once, then read-only. */
export function SuperiorPage() {
  return (
    <InnerPage title={messages.referral}>
      <WithPlayer>{({ pid }) => (pid === null ? <SuperiorForm /> : <Superior pid={pid} />)}</WithPlayer>
    </InnerPage>
  )
}

function Superior({ pid }: { readonly pid: number }) {
  return (
    <Card flush>
      <CopyRow label={messages.friendsUserId} value={String(pid)} />
    </Card>
  )
}

function SuperiorForm() {
  const filling = useCallMutation(fillSuperior)
  const changePlayer = useChangePlayer()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const pid = Number(text)
    if (!/^\d{1,15}$/.test(text) || pid < 1) return setError(accountMessages['account.superiorTip'])
    await begin(pid)
  }
  const { begin, pending } = useOneAct(async (pid: number) => {
    setError(undefined)
    const reply = await filling.send({ pid })
    if (reply.kind === 'answer') {
      changePlayer(reply.body)
      toast(accountMessages['account.profileSaved'], { tone: 'success' })
    } else if (reply.kind === 'refusal') setError(reply.msg === '' ? failureText(reply) : reply.msg)
    else if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
  })
  return (
    <Card>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.soft}>{messages.referralLead}</p>
        <TextField
          label={messages.friendsUserId}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value.trim())}
        />
        <Button type="submit" size="large" block loading={pending}>
          {messages.save}
        </Button>
      </form>
    </Card>
  )
}
