import { type ChangeEvent, useEffectEvent, useLayoutEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldFault } from '#core/contract/outcome.ts'

export type FormValues<Field extends string> = Readonly<Record<Field, string>>

export type Form<Field extends string> = {
  /** The id of the form element, in which the first fault is focused. */
  readonly id: string
  readonly values: FormValues<Field>
  readonly set: (field: Field, value: string) => void
  /** The props of a text field. */
  readonly text: (field: Field) => {
    readonly name: string
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
    readonly onBlur: () => void
  }
  readonly errorOf: (field: string) => string | undefined
  /** Shows all faults, of these fields or of all, and focuses the first one. True if there is none. */
  readonly check: (...fields: readonly string[]) => boolean
  /** The same without showing anything. */
  readonly isFaultless: (...fields: readonly string[]) => boolean
  /** Shows faults found by the server. */
  readonly showFaults: (faults: readonly FieldFault[]) => void
}

/**
 * Values and faults of a form. A fault appears when its field is left or the form is sent, not during the first typing;
 * once shown it is revalidated on every key, so that it disappears when fixed.
 */
export function useForm<Field extends string>(
  initial: FormValues<Field>,
  faultsOf: (values: FormValues<Field>) => readonly (FieldFault | undefined)[],
): Form<Field> {
  const id = useId()
  const [values, setValues] = useState(initial)
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [serverFaults, setServerFaults] = useState<Readonly<Record<string, string>>>({})
  const faults = faultsOf(values).filter((fault) => fault !== undefined)

  const errorOf = (field: string) =>
    serverFaults[field] ?? (shown.has(field) ? faults.find((fault) => fault.field === field)?.msg : undefined)

  const set = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setServerFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)))
    if (errorOf(field) === undefined) setShown((before) => new Set([...before].filter((name) => name !== field)))
  }

  useTypedEarlier({ id, values, set })

  const faultsIn = (fields: readonly string[]) =>
    fields.length === 0 ? faults : faults.filter((fault) => fields.some((name) => name === fault.field))

  const leadToFirst = (show: () => void) => {
    flushSync(show)
    document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return {
    id,
    values,
    set,
    text: (field) => ({
      name: field,
      value: values[field],
      error: errorOf(field),
      onChange: (event) => set(field, event.currentTarget.value),
      // A field that was only tabbed through is not faulty yet.
      onBlur: () => values[field] !== '' && setShown((before) => new Set([...before, field])),
    }),
    errorOf,
    check: (...fields) => {
      const wrong = faultsIn(fields)
      if (wrong.length > 0) leadToFirst(() => setShown((before) => new Set([...before, ...wrong.map((f) => f.field)])))
      else if (fields.length === 0) setServerFaults({})
      return wrong.length === 0
    },
    isFaultless: (...fields) => faultsIn(fields).length === 0,
    showFaults: (next) =>
      leadToFirst(() => setServerFaults(Object.fromEntries(next.map((fault) => [fault.field, fault.msg])))),
  }
}

/** Text that was typed before the page woke up is in the fields alone: the next render of the form would empty them. */
function useTypedEarlier<Field extends string>({ id, values, set }: Pick<Form<Field>, 'id' | 'values' | 'set'>): void {
  const isField = (name: string): name is Field => name in values
  const adopt = useEffectEvent(() => {
    const inputs = document.getElementById(id)?.querySelectorAll('input') ?? []
    for (const { name, value } of inputs) if (isField(name) && value !== values[name]) set(name, value)
  })
  // Before any tap is heard, so that none meets the state without them.
  useLayoutEffect(() => adopt(), [])
}
