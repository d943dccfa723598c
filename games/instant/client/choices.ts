import { element, setText } from '#games/client/element.ts'

export type Segments<T extends string | number> = {
  readonly root: HTMLElement
  readonly value: () => T
  readonly setBusy: (isBusy: boolean) => void
}

/** One of a few, side by side. */
export function segments<T extends string | number>(
  label: string,
  options: readonly { readonly value: T; readonly text: string }[],
  { first, onChange }: { readonly first: T; readonly onChange: (value: T) => void },
): Segments<T> {
  let chosen = first
  const buttons = options.map(({ value, text }) => {
    const button = element('button', { type: 'button', 'aria-pressed': value === first ? 'true' : 'false' }, text)
    button.addEventListener('click', () => {
      chosen = value
      buttons.forEach((each, index) => each.setAttribute('aria-pressed', String(options[index]?.value === value)))
      onChange(value)
    })
    return button
  })
  return {
    root: element(
      'div',
      { class: 'choice-row', role: 'group', 'aria-label': label },
      element('span', { class: 'choice-label' }, label),
      element('div', { class: 'segments' }, ...buttons),
    ),
    value: () => chosen,
    setBusy(isBusy) {
      for (const button of buttons) button.disabled = isBusy
    },
  }
}

type Range = { readonly min: number; readonly max: number; readonly first: number }

/** One of many, in a row. */
export function slider(label: string, { min, max, first }: Range, onChange: (value: number) => void) {
  const input = element('input', { type: 'range', class: 'slider', min, max, value: first, 'aria-label': label })
  input.addEventListener('input', () => onChange(Number(input.value)))
  return {
    root: element('div', { class: 'choice-row' }, element('span', { class: 'choice-label' }, label), input),
    setBusy(isBusy: boolean) {
      input.disabled = isBusy
    },
  }
}

/** Figures that follow a choice: the chance, what it pays. */
export function facts(labels: readonly string[]): {
  readonly root: HTMLElement
  readonly set: (values: readonly string[]) => void
} {
  const values = labels.map(() => element('output', { class: 'fact-value' }))
  const root = element(
    'div',
    { class: 'facts choice-row' },
    ...labels.map((label, index) =>
      element('div', { class: 'fact' }, element('span', { class: 'fact-label' }, label), values[index]),
    ),
  )
  return {
    root,
    set(texts) {
      for (const [index, value] of values.entries()) setText(value, texts[index] ?? '')
    },
  }
}
