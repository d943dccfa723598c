import { type FormEvent, useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listPromotions, savePromotion, simulatePromotion, viewPromotion } from '../staff-contract.ts'
import { termFields } from './term-fields.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type Values = Readonly<Record<string, unknown>>

/** A draft version with the server's simulation. */
export function usePromotionForm({ key, ...kept }: ResponseOf<typeof viewPromotion>, onSaved: () => void) {
  const [settings, setSettings] = useState<Values>(kept.settings)
  const [terms, setTerms] = useState<Values>(() => termFields.read(kept.terms))
  const [simulation, setSimulation] = useState<ResponseOf<typeof simulatePromotion>>()
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const [failure, setFailure] = useState<string>()
  // The version the form was filled from: refetching does not change what was seen.
  const [began] = useState(kept.latest)
  const client = useClient()
  const refresh = useRefreshCalls()
  const version = { key, terms: termFields.write(terms), settings: { ...settings } }

  const simulate = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await client.send(simulatePromotion, version)
    setSimulation(reply.kind === 'answer' ? reply.body : undefined)
    setFaults(reply.kind === 'invalid' ? reply.faults : [])
    setFailure(
      reply.kind === 'answer' || reply.kind === 'signedOut' || reply.kind === 'invalid'
        ? undefined
        : failureText(reply),
    )
  }
  const save = async (reason: string) => {
    const reply = await client.send(savePromotion, { ...version, version: began, reason })
    if (reply.kind === 'answer') {
      toast(formatMessage(messages.versionSaved, { version: reply.body.version }), { tone: 'success' })
      await refresh(listPromotions, viewPromotion)
      onSaved()
    }
    return reply
  }
  const faultOf = (scope: string) => (name: string) =>
    faults.find(({ field }) => field === `${scope}.${name}` || field.startsWith(`${scope}.${name}.`))?.msg
  const change = (set: typeof setSettings) => (name: string) => (value: unknown) => {
    set((before) => ({ ...before, [name]: value }))
    setSimulation(undefined)
  }

  return { settings, terms, simulation, faults, failure, simulate, save, faultOf, change, setSettings, setTerms }
}
