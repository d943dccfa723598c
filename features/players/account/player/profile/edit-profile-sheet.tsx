import { type FormEvent, useState } from 'react'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { modifyPlayer } from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { nicknameFault } from '../../rules.ts'
import { AvatarChoice } from './avatar-choice.tsx'
import { failureText, type RefusalTexts } from '../failure-text.ts'
import { FormNotice } from '../form-notice.tsx'
import styles from '../form.module.css'
import type { Player } from '../plain-player.ts'
import { useForm } from '../use-form.ts'
import { useChangePlayer } from '../use-player.ts'
import { messages } from '../messages/en.ts'

export type EditProfileSheetProps = {
  readonly player: Player
  readonly open: boolean
  readonly onClose: () => void
}

export function EditProfileSheet({ player, open, onClose }: EditProfileSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={messages.editProfile}>
      <EditProfileForm player={player} onDone={onClose} />
    </Sheet>
  )
}

type EditProfileFormProps = { readonly player: Player; readonly onDone: () => void }

/** Mounted at each opening, so that unsaved input is discarded with the sheet. */
function EditProfileForm({ player, onDone }: EditProfileFormProps) {
  const modifying = useCallMutation(modifyPlayer)
  const changePlayer = useChangePlayer()
  const [avatar, setAvatar] = useState(player.avatar)
  const [failure, setFailure] = useState<string>()
  const form = useForm({ nickname: player.nickname }, ({ nickname }) => [nicknameFault(nickname.trim())])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.check()) return
    const nickname = form.values.nickname.trim()
    if (nickname === player.nickname && avatar === player.avatar) return onDone()
    await begin(nickname)
  }
  const { begin, pending } = useOneAct(async (nickname: string) => {
    setFailure(undefined)
    const reply = await modifying.send({ nickname, avatar })
    if (reply.kind === 'invalid') return form.showFaults(reply.faults)
    if (reply.kind === 'signedOut') return
    if (reply.kind !== 'answer') return setFailure(failureText(reply, refusalTexts))
    changePlayer(reply.body)
    toast(accountMessages['account.profileSaved'], { tone: 'success' })
    onDone()
  })
  return (
    <form id={form.id} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <AvatarChoice chosen={avatar} onChoose={setAvatar} />
      <TextField
        {...form.text('nickname')}
        label={messages.nickname}
        hint={messages.nicknameHint}
        maxLength={20}
        autoComplete="nickname"
      />
      {failure && <FormNotice text={failure} />}
      <Button type="submit" block loading={pending}>
        {messages.save}
      </Button>
    </form>
  )
}

const refusalTexts: RefusalTexts = { 1004: accountMessages['account.nothingToChange'] }
