import { type RefObject, useEffect } from 'react'

/** Focuses the first empty field at each step. */
export function useFocusFirstEmpty(form: RefObject<HTMLElement | null>, step: unknown): void {
  useEffect(() => {
    const inputs = form.current?.querySelectorAll('input') ?? []
    const next = [...inputs].find((input) => !input.readOnly && input.value === '')
    next?.focus()
  }, [form, step])
}
