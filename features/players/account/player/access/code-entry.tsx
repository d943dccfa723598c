import { useEffect, useId } from 'react'
import { CodeField, type CodeFieldProps } from '#platform/ui/code-field/code-field.tsx'
import type { CodeRequest } from './use-one-time-code.ts'
import { messages } from '../messages/en.ts'

export type CodeEntryProps = Pick<CodeFieldProps, 'onComplete' | 'pending'> & {
  readonly label?: string
  readonly hint?: string
  /** Focuses the code field after each code sent. */
  readonly sent: CodeRequest | undefined
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error?: string | undefined
}

export function CodeEntry({ label = messages.code, sent, ...field }: CodeEntryProps) {
  const id = useId()
  useEffect(() => {
    if (sent) document.getElementById(id)?.focus()
  }, [sent, id])
  return <CodeField {...field} id={id} name="code" label={label} />
}
