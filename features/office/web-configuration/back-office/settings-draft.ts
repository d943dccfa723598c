import * as v from 'valibot'
import type { FieldFault } from '#core/contract/outcome.ts'
import { type SettingName, settingNames } from '../setting-names.ts'
import { type Settings, settingsSchema } from '../settings.ts'
import { type SettingChange, settingsChanges } from '../settings-changes.ts'
import { settingFields } from '../setting-fields.ts'

export type Link = { readonly id: string; readonly url: string }
/** A field's value while typing: numbers and lists are text. */
export type DraftValue = string | boolean | readonly Link[]
export type Draft = Readonly<Record<SettingName, DraftValue>>

/** The settings as field values. */
export function draftOf(settings: Settings): Draft {
  const entries = settingNames.map((name) => [name, typed(name, settings[name])] as const)
  return Object.fromEntries(entries) as Draft
}

function typed(name: SettingName, value: Settings[SettingName]): DraftValue {
  if (typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return value
  const items: readonly (string | Link)[] = value
  const [lines, links] = [
    items.filter((item) => typeof item === 'string'),
    items.filter((item) => typeof item !== 'string'),
  ]
  return settingFields[name].kind === 'lines' ? lines.join('\n') : links
}

/** Field values as the schema expects them. An invalid number stays a text, which the schema rejects. */
export function valuesOf(draft: Draft): Record<SettingName, unknown> {
  const entries = settingNames.map((name) => [name, valueOf(name, draft[name])] as const)
  return Object.fromEntries(entries) as Record<SettingName, unknown>
}

function valueOf(name: SettingName, value: DraftValue): unknown {
  if (typeof value !== 'string') return value
  const { kind } = settingFields[name]
  if (kind === 'number') return /^\d+$/.test(value.trim()) ? Number(value) : value
  if (kind === 'lines') return linesOf(value)
  return kind === 'text' ? value.trim() : value
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const changesOf = (base: Settings, draft: Draft): SettingChange[] => settingsChanges(base, valuesOf(draft))

/** Faults of the fields, by the server's schema. */
export function faultsOf(draft: Draft): readonly FieldFault[] {
  const parsed = v.safeParse(settingsSchema, valuesOf(draft))
  return (parsed.issues ?? []).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    key: issue.type,
    msg: issue.message,
  }))
}

/**
 * Rebases the input onto a newer version: untouched fields take the newer value, edited ones keep the input. Nothing is
 * lost or overwritten unseen.
 */
export function rebased(draft: Draft, from: Settings, onto: Settings): Draft {
  const mine = new Set(changesOf(from, draft).map(({ name }) => name))
  const newer = draftOf(onto)
  const entries = settingNames.map((name) => [name, mine.has(name) ? draft[name] : newer[name]] as const)
  return Object.fromEntries(entries) as Draft
}
