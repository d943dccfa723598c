import { useState } from 'react'
import styles from '#apps/player/gallery/gallery.module.css'
import { Section } from '#apps/player/gallery/section.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { CodeField } from '#platform/ui/code-field/code-field.tsx'
import { DateField } from '#platform/ui/date-field/date-field.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'

const banks = [
  { value: 'gcash', label: 'GCash' },
  { value: 'maya', label: 'Maya' },
  { value: 'bpi', label: 'Bank of the Philippine Islands' },
]

export function FieldSection() {
  return (
    <Section title="Fields">
      <div className={styles.columns}>
        <TextField label="Username" autoComplete="username" maxLength={50} placeholder="Your name in the lobby" />
        <TextField
          label="Mobile number"
          prefix="+63"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          defaultValue="917 123 4567"
          hint="We send a code to this number."
        />
        <TextField label="Amount" prefix="₱" inputMode="decimal" defaultValue="50" error="The least is ₱100.00." />
        <TextField label="Search" prefix={<Icon name="search" size={20} />} type="search" placeholder="Games" />
        <TextField label="Site" defaultValue="bituin.example" readOnly />
        <TextField label="Invite code" defaultValue="BITUIN88" disabled />
        <PasswordFields />
        <CodeFields />
        <Select label="Bank" options={banks} placeholder="Choose a bank" defaultValue="" autoComplete="off" />
        <Select label="Bank" options={banks} defaultValue="bpi" error="This bank is closed until 6:00 PM." />
        <BirthDate />
        <TextArea label="Message" maxLength={500} hint="Up to 500 characters." />
        <Checkboxes />
      </div>
    </Section>
  )
}

function PasswordFields() {
  const [password, setPassword] = useState('Sampaguita')
  const rules = [
    { text: '6 to 20 characters', met: password.length >= 6 && password.length <= 20 },
    { text: 'A letter and a digit', met: /\d/.test(password) && /[a-z]/i.test(password) },
  ]
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        rules={rules}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        defaultValue="wrong"
        error="The name or the password is not right."
      />
    </>
  )
}

function CodeFields() {
  const [code, setCode] = useState('417')
  return (
    <>
      <CodeField
        label="Code from the SMS"
        value={code}
        onChange={setCode}
        onComplete={(value) => toast(`Sent ${value}`, { tone: 'success' })}
        hint="Sent to +63 917 ••• 4567."
      />
      <CodeField
        label="Code from the SMS"
        value="920418"
        onChange={() => {}}
        error="This code has ended. Ask for a new one."
      />
    </>
  )
}

function BirthDate() {
  const [date, setDate] = useState('')
  return (
    <>
      <DateField
        label="Birth date"
        value={date}
        onChange={setDate}
        yearMin={1926}
        yearMax={2005}
        birthday
        hint={date || 'Players are 21 or older.'}
      />
      <DateField
        label="Birth date"
        value="1999-11-30"
        onChange={() => {}}
        yearMin={1926}
        yearMax={2005}
        error="You must be 21 or older to play."
      />
    </>
  )
}

function Checkboxes() {
  return (
    <div>
      <Checkbox defaultChecked>
        I am 21 or older and agree to the <a href="#terms">Terms of Use</a> and the{' '}
        <a href="#privacy">Privacy Policy</a>.
      </Checkbox>
      <Checkbox>Keep me signed in</Checkbox>
      <Checkbox error="Please agree to go on.">I agree to the terms.</Checkbox>
      <Checkbox disabled>Not to be chosen now</Checkbox>
    </div>
  )
}
