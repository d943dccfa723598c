import type { FormEvent } from 'react'
import { eligibilityDeclarations } from '#features/legal/player/index.ts'
import { systemClock } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { minimumAge } from '#core/constants/specification.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { DateField } from '#platform/ui/date-field/date-field.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { type IdentityItem, idTypes, sourcesOfFunds, toldItems } from '../identity-words.ts'
import { fundsNames, idTypeNames } from '../messages.ts'
import styles from './identity.module.css'
import type { Identity } from './identity-status.tsx'
import { type TextName, useIdentityForm } from './use-identity-form.ts'

type Section = { readonly title: string; readonly items: readonly IdentityItem[] }
const sections: readonly Section[] = [
  { title: 'You', items: ['name', 'birthDate', 'birthplace', 'nationality'] },
  { title: 'Your address', items: ['presentAddress', 'permanentAddress'] },
  { title: 'Your work', items: ['natureOfWork', 'sourceOfFunds'] },
  { title: 'Your ID', items: ['idDocument'] },
]
const thisYear = Number(dayOf(systemClock.now()).slice(0, 4))

/** Only what is asked for: everything at first, later what was at fault. */
export function IdentityForm({ identity }: { readonly identity: Identity }) {
  const form = useIdentityForm(identity)
  const asks = (item: IdentityItem): boolean => identity.asked.includes(item)
  if (!toldItems.some(asks)) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.send()
  }
  return (
    <form id={form.id} className={styles.form} onSubmit={submit} noValidate>
      {sections
        .filter(({ items }) => items.some(asks))
        .map(({ title, items }) => (
          <Card key={title} title={title}>
            <div className={styles.fields}>
              {items.filter(asks).map((item) => (
                <ItemFields key={item} item={item} form={form} />
              ))}
            </div>
          </Card>
        ))}
      {asks('declarations') && <Declarations form={form} />}
      <Button type="submit" size="large" block loading={form.pending}>
        {form.needsPictures ? 'Save and go on to the pictures' : 'Hand in'}
      </Button>
      {form.presenceDialog}
    </form>
  )
}

type Form = ReturnType<typeof useIdentityForm>
type Line = { readonly name: TextName; readonly label: string; readonly hint?: string; readonly autoComplete?: string }

const lines: Readonly<Partial<Record<IdentityItem, readonly Line[]>>> = {
  name: [
    { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
    {
      name: 'middleName',
      label: 'Middle name',
      hint: 'Leave it empty if your ID shows none.',
      autoComplete: 'additional-name',
    },
    { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  ],
  birthplace: [{ name: 'birthplace', label: 'Place of birth', hint: 'City or municipality, and province.' }],
  nationality: [{ name: 'nationality', label: 'Nationality' }],
  presentAddress: [{ name: 'presentAddress', label: 'Present address', autoComplete: 'street-address' }],
  permanentAddress: [{ name: 'permanentAddress', label: 'Permanent address' }],
  natureOfWork: [{ name: 'natureOfWork', label: 'Nature of work', hint: 'Such as nurse, or sari-sari store.' }],
}

function ItemFields({ item, form }: { readonly item: IdentityItem; readonly form: Form }) {
  if (item === 'birthDate') return <BirthDate form={form} />
  if (item === 'sourceOfFunds') return <SourceOfFunds form={form} />
  if (item === 'idDocument') return <IdDocument form={form} />
  return lines[item]?.map((line) => <TextLine key={line.name} {...line} form={form} />)
}

function TextLine({ name, form, ...line }: Line & { readonly form: Form }) {
  return (
    <TextField
      {...line}
      maxLength={200}
      value={form.texts[name]}
      error={form.errors[name]}
      onChange={({ target }) => form.set(name, target.value)}
    />
  )
}

const BirthDate = ({ form }: { readonly form: Form }) => (
  <DateField
    label="Date of birth"
    birthday
    value={form.texts.birthDate}
    error={form.errors['birthDate']}
    yearMin={1900}
    yearMax={thisYear - minimumAge}
    onChange={(day) => form.set('birthDate', day)}
  />
)

const SourceOfFunds = ({ form }: { readonly form: Form }) => (
  <Select
    label="Source of funds"
    placeholder="Choose one"
    options={sourcesOfFunds.map((value) => ({ value, label: fundsNames[value] }))}
    value={form.texts.sourceOfFunds}
    error={form.errors['sourceOfFunds']}
    onChange={({ target }) => form.set('sourceOfFunds', target.value)}
  />
)

const IdDocument = ({ form }: { readonly form: Form }) => (
  <>
    <Select
      label="Which ID?"
      placeholder="Choose one"
      options={idTypes.map((value) => ({ value, label: idTypeNames[value] }))}
      value={form.texts.idType}
      error={form.errors['idType']}
      onChange={({ target }) => form.set('idType', target.value)}
    />
    <TextLine name="idNumber" label="Number on it" hint="We keep it encrypted. One ID opens one account." form={form} />
  </>
)

function Declarations({ form }: { readonly form: Form }) {
  return (
    <Card title="You confirm again">
      <ul className={styles.points}>
        {eligibilityDeclarations.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <Checkbox
        checked={form.confirmed}
        error={form.errors['declarations']}
        onChange={({ currentTarget }) => form.setConfirmed(currentTarget.checked)}
      >
        All of this is true.
      </Checkbox>
    </Card>
  )
}
