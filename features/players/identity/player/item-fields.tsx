import { type MouseEvent, type Ref, useRef } from 'react'
import { systemClock } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { minimumAge } from '#core/constants/specification.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { DateField } from '#platform/ui/date-field/date-field.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { type IdentityItem, idTypes, sourcesOfFunds } from '../identity-words.ts'
import { fundsNames, idNumberShapes, idTypeNames } from '../identity-names.ts'
import styles from './identity.module.css'
import type { IdentityFormState, TextName } from './use-identity-form.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const thisYear = Number(dayOf(systemClock.now()).slice(0, 4))

/** The fields of one item. */
export function ItemFields({ item, form }: { readonly item: IdentityItem; readonly form: IdentityFormState }) {
  if (item === 'birthDate') return <BirthDate form={form} />
  if (item === 'sourceOfFunds') return <SourceOfFunds form={form} />
  if (item === 'idDocument') return <IdDocument form={form} />
  if (item === 'permanentAddress') return <PermanentAddress form={form} />
  return lines[item]?.map((line) => <TextLine key={line.name} {...line} form={form} />)
}

type Line = { readonly name: TextName; readonly label: string; readonly hint?: string; readonly autoComplete?: string }

const lines: Readonly<Partial<Record<IdentityItem, readonly Line[]>>> = {
  name: [
    { name: 'firstName', label: messages.firstName, autoComplete: 'given-name' },
    {
      name: 'middleName',
      label: messages.middleName,
      hint: messages.middleNameHint,
      autoComplete: 'additional-name',
    },
    { name: 'lastName', label: messages.lastName, autoComplete: 'family-name' },
  ],
  birthplace: [{ name: 'birthplace', label: messages.placeOfBirth, hint: messages.placeOfBirthHint }],
  nationality: [{ name: 'nationality', label: messages.nationality }],
  presentAddress: [{ name: 'presentAddress', label: messages.presentAddress, autoComplete: 'street-address' }],
  natureOfWork: [{ name: 'natureOfWork', label: messages.natureOfWork, hint: messages.natureOfWorkHint }],
}

type TextLineProps = Line & { readonly form: IdentityFormState; readonly ref?: Ref<HTMLInputElement> }

function TextLine({ name, form, ...line }: TextLineProps) {
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

const BirthDate = ({ form }: { readonly form: IdentityFormState }) => (
  <DateField
    label={messages.dateOfBirth}
    birthday
    value={form.texts.birthDate}
    error={form.errors['birthDate']}
    yearMin={1900}
    yearMax={thisYear - minimumAge}
    onChange={(day) => form.set('birthDate', day)}
  />
)

/** Most people's permanent address is their present one: they do not type it twice. */
function PermanentAddress({ form }: { readonly form: IdentityFormState }) {
  const { presentAddress, permanentAddress } = form.texts
  const field = useRef<HTMLInputElement>(null)
  const repeat = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    form.set('permanentAddress', presentAddress)
    // The button goes: who pressed it by a key goes on from the field, and a phone's own keyboard stays away.
    if (currentTarget.matches(':focus-visible')) field.current?.focus()
  }
  return (
    <>
      <TextLine ref={field} name="permanentAddress" label={messages.permanentAddress} form={form} />
      {presentAddress !== '' && presentAddress !== permanentAddress && (
        <Button variant="ghost" size="small" className={styles.repeat} onClick={repeat}>
          {messages.sameAsPresentAddress}
        </Button>
      )}
    </>
  )
}

const SourceOfFunds = ({ form }: { readonly form: IdentityFormState }) => (
  <Select
    label={messages.sourceOfFunds}
    placeholder={messages.chooseOne}
    options={sourcesOfFunds.map((value) => ({ value, label: fundsNames[value] }))}
    value={form.texts.sourceOfFunds}
    error={form.errors['sourceOfFunds']}
    onChange={({ target }) => form.set('sourceOfFunds', target.value)}
  />
)

const IdDocument = ({ form }: { readonly form: IdentityFormState }) => (
  <>
    <Select
      label={messages.idType}
      placeholder={messages.chooseOne}
      options={idTypes.map((value) => ({ value, label: idTypeNames[value] }))}
      value={form.texts.idType}
      error={form.errors['idType']}
      onChange={({ target }) => form.set('idType', target.value)}
    />
    <TextLine name="idNumber" label={messages.idNumber} hint={numberHint(form.texts.idType)} form={form} />
  </>
)

const numberHint = (chosen: string): string => {
  const type = idTypes.find((each) => each === chosen)
  if (type === undefined) return messages.idNumberHint
  return formatMessage(messages.idNumberHintWithShape, { shape: idNumberShapes[type] })
}
