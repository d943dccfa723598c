import type { Form } from './use-form.ts'

type FormWithCode = {
  readonly form: Pick<Form<'code'>, 'values' | 'set' | 'errorOf' | 'isFaultless'>
  readonly submit: () => Promise<unknown>
  readonly pending: boolean
  /** What the form looks at before it is sent, if that is not all of it. */
  readonly fields?: readonly string[]
}

/** The props of a form's code: its last digit sends the form, if nothing else is missing. */
export const codeOfForm = ({ form, submit, pending, fields = [] }: FormWithCode) => ({
  value: form.values.code,
  onChange: (code: string) => form.set('code', code),
  error: form.errorOf('code'),
  pending,
  onComplete: () => {
    if (form.isFaultless(...fields)) void submit()
  },
})
