export type FigureText = (value: number) => string
type Comparison = { readonly now: number; readonly before: number; readonly text: FigureText }

const percent = new Intl.NumberFormat('en-PH', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** The difference as an amount and as a percentage. Nothing is a percentage of zero. */
export function changeOf({ now, before, text }: Comparison): string {
  if (now === before) return '='
  const amount = `${now > before ? '+' : ''}${text(now - before)}`
  return before === 0 ? amount : `${amount} (${percent.format((now - before) / Math.abs(before))})`
}
