import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import type { SettingName } from '../setting-names.ts'
import { type SettingChange, settingsChanges } from '../settings-changes.ts'
import { listSettingsHistory, saveSettings, viewSettings } from '../staff-contract.ts'
import { changesOf, type Draft, draftOf, type DraftValue, faultsOf, rebased, valuesOf } from './settings-draft.ts'

type Version = ResponseOf<typeof viewSettings>

/**
 * The form's state: its base version, its input, and its actions. It is filled once; a newer version arrives only when
 * a save finds one, and the input is rebased onto it.
 */
export function useSettingsForm(loaded: Version) {
  const client = useClient()
  const save = useCallMutation(saveSettings)
  const refreshCalls = useRefreshCalls()
  const [base, setBase] = useState(loaded)
  const [draft, setDraft] = useState<Draft>(() => draftOf(loaded.settings))
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set())
  const [formFault, setFormFault] = useState<string>()
  /** What another member has changed meanwhile. */
  const [theirs, setTheirs] = useState<readonly SettingChange[]>([])

  const takeNewer = async () => {
    const newest = await client.send(viewSettings, {})
    if (newest.kind !== 'answer') return
    setTheirs(settingsChanges(base.settings, newest.body.settings))
    setDraft(rebased(draft, base.settings, newest.body.settings))
    setBase(newest.body)
  }

  return {
    draft,
    faults,
    formFault,
    theirs,
    changes: changesOf(base.settings, draft),
    set: (name: SettingName, value: DraftValue) => {
      setDraft((before) => ({ ...before, [name]: value }))
      setFaults((before) => new Set([...before].filter((each) => each !== name)))
      setFormFault(undefined)
    },
    discard: () => {
      setDraft(draftOf(base.settings))
      setFaults(new Set())
      setFormFault(undefined)
    },
    /** Whether the input can be saved; if not, faults are shown at their fields. */
    check: (): boolean => {
      const found = faultsOf(draft)
      setFaults(new Set(found.map(({ field }) => field.split('.')[0] ?? '')))
      setFormFault(found.find(({ field }) => field === '')?.msg)
      return found.length === 0
    },
    save: async (reason: string): Promise<Reply<typeof saveSettings>> => {
      const settings = valuesOf(draft)
      const reply = await save.send({ version: base.version, settings, reason })
      if (reply.kind === 'answer') {
        const acting = { ...base.settings, ...withoutWaiting(settings, reply.body.waiting) }
        setBase({ version: reply.body.version, settings: acting })
        setDraft(draftOf(acting))
        setTheirs([])
        void refreshCalls(viewSettings, listSettingsHistory)
      }
      if (reply.kind === 'refusal' && reply.errcode === saveSettings.refusals.stale) await takeNewer()
      return reply
    },
  }
}

/** Settings waiting for approval show their current value. */
const withoutWaiting = (settings: object, waiting: readonly string[]): object =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !waiting.includes(name)))
