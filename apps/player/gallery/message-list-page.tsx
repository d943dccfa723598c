import { useDeferredValue, useState } from 'react'
import styles from '#apps/player/gallery/message-list-page.module.css'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'

/** One text of a message, and the lines of code that say it. */
type ListedMessage = {
  readonly folder: string
  readonly key: string
  readonly form: string
  readonly en: string
  readonly fil: string
  readonly uses: readonly string[]
}

/** Every message of the product beside its translation and its uses, for somebody who reads them all. */
export function MessageListPage({ messages }: { messages: readonly ListedMessage[] }) {
  const [search, setSearch] = useState('')
  const [folder, setFolder] = useState('')
  const filter = useDeferredValue(search.trim().toLowerCase())
  const found = messages.filter((message) => fits(message, { filter, folder }))
  const folders = [...new Set(messages.map((message) => message.folder))]
  return (
    <main className={styles.page}>
      <h1>Messages</h1>
      <div className={styles.filters}>
        <TextField label="Search" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        <Select
          label="Catalogue"
          options={[{ value: '', label: 'All' }, ...folders.map((value) => ({ value, label: sideOf(value) }))]}
          value={folder}
          onChange={(event) => setFolder(event.target.value)}
        />
      </div>
      <p role="status">
        {found.length} of {messages.length} messages
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Message</th>
            <th>English</th>
            <th>Filipino</th>
            <th>Used in</th>
          </tr>
        </thead>
        <tbody>
          {found.map((message) => (
            <MessageRow key={`${message.folder} ${message.key} ${message.form}`} message={message} />
          ))}
        </tbody>
      </table>
    </main>
  )
}

function MessageRow({ message }: { message: ListedMessage }) {
  const { folder, form, en, fil, uses } = message
  return (
    <tr>
      <td>
        <small>{sideOf(folder)}</small>
        <code>
          {message.key} {form}
        </code>
      </td>
      <td lang="en-PH">{en}</td>
      <td lang="fil-PH">{fil}</td>
      <td>
        {uses.map((use) => (
          <code key={use}>{use.replace(folder.replace(/messages$/, ''), '')}</code>
        ))}
      </td>
    </tr>
  )
}

/** `features/cashier/deposit/player/messages` is the side `cashier/deposit/player`. */
const sideOf = (folder: string): string => folder.replace(/^features\//, '').replace(/\/messages$/, '')

type Filter = { readonly filter: string; readonly folder: string }

const fits = (message: ListedMessage, { filter, folder }: Filter): boolean =>
  (folder === '' || message.folder === folder) &&
  (filter === '' ||
    [message.key, message.en, message.fil, ...message.uses].some((text) => text.toLowerCase().includes(filter)))
