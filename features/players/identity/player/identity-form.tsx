import type { FormEvent } from 'react'
import { eligibilityDeclarations } from '#features/players/legal/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { type IdentityItem, declaredItems } from '../identity-words.ts'
import styles from './identity.module.css'
import type { Identity } from './identity-status.tsx'
import { ItemFields } from './item-fields.tsx'
import { type IdentityFormState, useIdentityForm } from './use-identity-form.ts'
import { messages } from './messages/en.ts'

type Section = { readonly title: string; readonly items: readonly IdentityItem[] }
const sections: readonly Section[] = [
  { title: messages.sectionYou, items: ['name', 'birthDate', 'birthplace', 'nationality'] },
  { title: messages.sectionAddress, items: ['presentAddress', 'permanentAddress'] },
  { title: messages.sectionWork, items: ['natureOfWork', 'sourceOfFunds'] },
  { title: messages.sectionId, items: ['idDocument'] },
]

/** Only requested items: everything at first, later what was at fault. */
export function IdentityForm({ identity }: { readonly identity: Identity }) {
  const form = useIdentityForm(identity)
  const asks = (item: IdentityItem): boolean => identity.asked.includes(item)
  if (!declaredItems.some(asks)) return null
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
        {form.needsPictures ? messages.saveAndAddPhotos : messages.submit}
      </Button>
      {form.presenceDialog}
    </form>
  )
}

function Declarations({ form }: { readonly form: IdentityFormState }) {
  return (
    <Card title={messages.declarations}>
      <ul className={styles.points}>
        {eligibilityDeclarations.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <Checkbox
        checked={form.confirmed}
        error={form.errors['declarations']}
        onChange={({ currentTarget }) => form.confirm(currentTarget.checked)}
      >
        {messages.declarationsTrue}
      </Checkbox>
    </Card>
  )
}
