import { type SyntheticEvent, useState } from 'react'
import type { RequestOf } from '#core/contract/call.ts'
import { endOfDay, isCalendarDay, startOfDay } from '#core/clock/manila.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { listAudit } from '../contract.ts'
import { permissions } from '../permissions.ts'
import styles from './audit-filters.module.css'

export type AuditFilter = Omit<RequestOf<typeof listAudit>, 'before'>

const signIns = ['staff.signIn', 'staff.invite', 'staff.reset', 'staff.acceptInvitation']
const reads = /\.(own|view\w*)$/
const actions = [...Object.keys(permissions).filter((name) => !reads.test(name)), ...signIns]

/** Filters by who, what, whom and days. They act when they are applied, so that half a name finds nothing odd. */
export function AuditFilters({ onShow }: { readonly onShow: (filter: AuditFilter) => void }) {
  const [typed, setTyped] = useState({ actor: '', action: '', subject: '', from: '', until: '' })
  const set = (name: keyof typeof typed) => (event: { readonly currentTarget: { readonly value: string } }) =>
    setTyped({ ...typed, [name]: event.currentTarget.value })
  const apply = (event: SyntheticEvent) => {
    event.preventDefault()
    const { actor, action, subject, from, until } = typed
    onShow({
      actor: actor.trim().toLowerCase(),
      action,
      subject: subject.trim(),
      ...(isCalendarDay(from) ? { from: startOfDay(from) } : {}),
      ...(isCalendarDay(until) ? { until: endOfDay(until) } : {}),
    })
  }
  return (
    <form className={styles.filters} onSubmit={apply} role="search" aria-label="Audit log">
      <TextField label="Who (e-mail)" value={typed.actor} onChange={set('actor')} autoComplete="off" />
      <Select
        label="Did"
        options={[{ value: '', label: 'Anything' }, ...actions.map((value) => ({ value, label: value }))]}
        value={typed.action}
        onChange={set('action')}
      />
      <TextField label="To" placeholder="player:123456" value={typed.subject} onChange={set('subject')} />
      <TextField label="From day" type="date" value={typed.from} onChange={set('from')} />
      <TextField label="To day" type="date" value={typed.until} onChange={set('until')} />
      <Button type="submit" variant="secondary" icon="filter" className={styles.apply}>
        Filter
      </Button>
    </form>
  )
}
