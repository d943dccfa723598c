import type { FormEvent } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { codeOfForm, FormNotice } from '#features/players/account/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { CodeField } from '#platform/ui/code-field/code-field.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import styles from './email-page.module.css'
import { messages } from './messages/en.ts'
import { type AddressFormProps, useAddressForm } from './use-address-form.ts'

/** An address, the code that is sent to it, and the button that adds it. */
export function AddressForm({ isChange, onDone }: AddressFormProps) {
  const address = useAddressForm({ isChange, onDone })
  const { form, sent, submit, failure, presenceDialog } = address
  const act = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <>
      <form id={form.id} className={styles.form} onSubmit={act} noValidate>
        <TextField
          {...form.text('address')}
          label={isChange ? messages.newAddress : messages.emailAddress}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={messages.addressPlaceholder}
        />
        <SendButton {...address} />
        {sent && <CodePart {...address} shown={sent.shown} />}
        {failure && <FormNotice text={failure} />}
        {sent && (
          <Button type="submit" size="large" block loading={address.pending}>
            {isChange ? messages.saveAddress : messages.addAddress}
          </Button>
        )}
        {onDone && (
          <Button variant="secondary" block onClick={onDone}>
            {messages.cancel}
          </Button>
        )}
      </form>
      {presenceDialog}
    </>
  )
}

type AddressState = ReturnType<typeof useAddressForm>

/** Shows the wait until another code may be requested. */
function SendButton({ sent, sending, secondsLeft, sendCode }: AddressState) {
  const text = sent ? messages.sendAgain : messages.sendCode
  return (
    <Button
      variant={sent ? 'ghost' : 'primary'}
      size={sent ? 'small' : 'large'}
      block={!sent}
      loading={sending}
      disabled={secondsLeft > 0}
      onClick={sendCode}
    >
      {secondsLeft > 0 ? formatMessage(messages.resendIn, { seconds: secondsLeft }) : text}
    </Button>
  )
}

const CodePart = ({ shown, ...address }: AddressState & { readonly shown: string }) => (
  <>
    <p role="status">{formatMessage(messages.codeSent, { address: shown })}</p>
    <CodeField name="code" label={messages.code} {...codeOfForm(address)} />
  </>
)
