import * as v from 'valibot'
import { type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { settingLabel, settingText } from '../setting-fields.ts'
import { settingsSchema } from '../settings.ts'
import { readSettings } from './read-settings.ts'
import { settingsLock } from './store/settings-history.store.ts'
import { settingsInsert } from './store/settings.store.ts'

export const moneySettingsKindName = { name: 'moneySettings' } as const

/** The stored request: each setting with its value at that time. */
const moneySettingsPayload = v.object({
  changes: v.array(v.object({ name: v.string(), before: v.unknown(), after: v.unknown() })),
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Money settings: requested by one member, approved by another. */
export const moneySettingsKind: ApprovalKind = approvalKind({
  ...moneySettingsKindName,
  label: 'Money settings',
  approves: 'webConfiguration.approveMoney',
  payload: moneySettingsPayload,
  facts: ({ changes }) =>
    changes.map(({ name, before, after }) => ({
      name: settingLabel(name),
      value: `${settingText(name, before)} → ${settingText(name, after)}`,
    })),
  carryOut: async (tx, { changes }, { approver, maker, reason, now }) => {
    await settingsLock(tx)
    const { settings } = await readSettings(tx)
    const present: Readonly<Record<string, unknown>> = settings
    const moved = changes.find(({ name, before }) => textOf(present[name]) !== textOf(before))
    if (moved)
      return {
        kind: 'refused',
        why: `“${settingLabel(moved.name)}” was changed after this request. Reject it and submit a new one.`,
      }
    const proposed = { ...settings, ...Object.fromEntries(changes.map(({ name, after }) => [name, after])) }
    const parsed = v.safeParse(settingsSchema, proposed)
    if (!parsed.success)
      return {
        kind: 'refused',
        why: 'These settings no longer fit the others. Reject the request and submit a new one.',
      }
    const changedBy = `${maker}, approved by ${approver}`
    const { version } = await settingsInsert(tx, { settings: parsed.output, changedBy, reason, now })
    return { kind: 'done', result: { version: Number(version) } }
  },
})
