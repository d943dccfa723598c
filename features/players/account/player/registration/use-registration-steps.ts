import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Form } from '../use-form.ts'
import { fieldsOf, type RegistrationStep, stepAfter, stepBefore } from './registration-step.ts'

/** The step that is shown. The next one is reached once this one is without fault; what was typed stays either way. */
export function useRegistrationSteps(form: Pick<Form<string>, 'id' | 'check'>) {
  const [step, goTo] = useState<RegistrationStep>('contact')
  const show = (shown: RegistrationStep | undefined) => {
    if (!shown) return
    flushSync(() => goTo(shown))
    document.getElementById(form.id)?.querySelector<HTMLElement>('input:not([hidden]), select')?.focus()
  }
  return {
    step,
    goTo,
    next: () => {
      if (form.check(...fieldsOf[step])) show(stepAfter(step))
    },
    back: stepBefore(step) && (() => show(stepBefore(step))),
  }
}
