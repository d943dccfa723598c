import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePresence } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { eligibilityDeclarations } from '#features/players/legal/player/index.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { getIdentity, submitIdentity } from '../contract.ts'
import { idTypes, sourcesOfFunds, uploadItems } from '../identity-words.ts'
import { type GivenIdentity, declarationFaults } from '../declared-identity.ts'
import type { Identity } from './identity-status.tsx'

const declarations = eligibilityDeclarations.map(({ id }) => id)
const fieldNames = [
  'firstName',
  'middleName',
  'lastName',
  'birthDate',
  'birthplace',
  'nationality',
  'presentAddress',
  'permanentAddress',
  'natureOfWork',
  'sourceOfFunds',
  'idType',
  'idNumber',
] as const
export type TextName = (typeof fieldNames)[number]
type Texts = Readonly<Record<TextName, string>>

/**
 * The form of the requested items. Validated by the server's own rules and saved as a draft before the pictures follow.
 */
export function useIdentityForm({ details, asked: requested }: Identity) {
  const id = useId()
  const sending = useCallMutation(submitIdentity)
  const refreshCalls = useRefreshCalls()
  const navigate = useNavigate()
  const { withPresence, presenceDialog } = usePresence()
  const [texts, setTexts] = useState<Texts>(() => textsOf(details))
  const [confirmed, setConfirmed] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const needsPictures = requested.some((item) => uploadItems.some((each) => each === item))

  const showFaults = (faults: readonly { readonly field: string; readonly msg: string }[]) => {
    flushSync(() => setErrors(Object.fromEntries(faults.map(({ field, msg }) => [field, msg]))))
    document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  /** A field being corrected shows no fault until it is submitted again. */
  const forgive = (name: string) => setErrors(({ [name]: _mended, ...others }) => others)
  const send = async () => {
    const given = givenOf(texts, confirmed)
    const faults = declarationFaults(given, { requested, declarations })
    if (faults.length > 0) return showFaults(faults)
    setErrors({})
    await begin(given)
  }
  const { begin, pending } = useOneAct(async (given: GivenIdentity) => {
    const reply = await withPresence(async () => sending.send({ ...wireOf(given), isDraft: needsPictures }))
    if (reply.kind === 'answer') {
      await refreshCalls(getIdentity)
      if (needsPictures) navigate('/walletsKycUpload')
    } else if (reply.kind === 'invalid') showFaults(reply.faults)
    else if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
  })
  return {
    id,
    errors,
    needsPictures,
    pending,
    presenceDialog,
    confirmed,
    confirm: (isTrue: boolean) => {
      setConfirmed(isTrue)
      forgive('declarations')
    },
    send,
    set: (name: TextName, value: string) => {
      setTexts((before) => ({ ...before, [name]: value }))
      forgive(name)
    },
    texts,
  }
}

export type IdentityFormState = ReturnType<typeof useIdentityForm>

const textsOf = ({ idNumber: _hidden, ...details }: Identity['details']): Texts => ({
  ...details,
  birthDate: details.birthDate ?? '',
  sourceOfFunds: details.sourceOfFunds ?? '',
  idType: details.idType ?? '',
  // Never returned in full: it has to be typed again.
  idNumber: '',
})

function givenOf({ birthDate, sourceOfFunds, idType, ...texts }: Texts, confirmed: boolean): GivenIdentity {
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as typeof texts
  return {
    ...trimmed,
    birthDate: birthDate === '' ? undefined : calendarDay(birthDate),
    sourceOfFunds: sourcesOfFunds.find((source) => source === sourceOfFunds),
    idType: idTypes.find((type) => type === idType),
    declarations: confirmed ? declarations : [],
  }
}

/** Omits empty fields. */
function wireOf({ declarations: given = [], birthDate, sourceOfFunds, idType, ...texts }: GivenIdentity) {
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''))
  return {
    ...filled,
    ...(birthDate ? { birthDate } : {}),
    ...(sourceOfFunds ? { sourceOfFunds } : {}),
    ...(idType ? { idType } : {}),
    ...(given.length === 0 ? {} : { declarations: [...given] }),
  }
}
