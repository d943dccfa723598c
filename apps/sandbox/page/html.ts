import { escapeHtml } from '#core/escape-html.ts'

/** Markup that is safe to send: made by `html` alone, which escapes every value it did not make itself. */
export type Html = { readonly markup: string }

type Value = string | number | Html | undefined | readonly Html[]

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = parts.map((part, index) => part + render(values[index])).join('')
  return { markup }
}

/** For our own style sheets and scripts, never for anything that came from outside. */
export function trustedMarkup(markup: string): Html {
  return { markup }
}

function render(value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return 'markup' in value ? value.markup : value.map((item) => item.markup).join('')
}
