// The verifier in a page of its own: no script from anywhere else, no connection, so that it works when the page is saved.
import * as v from 'valibot'
import { formatMoney } from '#core/money/format-money.ts'
import { centavosFromNumber } from '#core/money/centavos.ts'
import type { DrawRecord } from '#core/draw/recorded-draw.ts'
import { tables, titles } from '#games/titles.ts'
import { checkRound, type RoundCheck, type RoundFault } from '../check-round.ts'
import { checkDraws, drawProof, wheelPayment } from '../draw-check.ts'
import type { Replay } from '../replay-round.ts'
import { roundProof, type RoundProof } from '../round-proof.ts'

const find = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (found === null) throw new Error(`the page has no ${selector}`)
  return found
}
const form = find<HTMLFormElement>('form')
const verdict = find<HTMLOutputElement>('output')
const draws = find<HTMLTableSectionElement>('tbody')
const steps = find<HTMLElement>('#steps')

/** The page's words, in its language. */
const wordsOf = (name: string, values: Readonly<Record<string, string | number | bigint>> = {}): string =>
  Object.entries(values).reduce(
    (text, [key, value]) => text.replace(`{${key}}`, String(value)),
    verdict.dataset[name] ?? '',
  )

async function check(text: string): Promise<string> {
  draws.replaceChildren()
  steps.replaceChildren()
  const pasted: unknown = JSON.parse(text)
  const round = v.safeParse(roundProof, pasted)
  if (!round.success) return checkOnlyDraws(v.parse(drawProof, pasted))
  const checked = await checkRound(round.output, { titles, tables })
  if ('replay' in checked) {
    showDraws(checked.replay.drawn, round.output.drawn)
    steps.append(...checked.replay.shown.map(stepOf))
  }
  return verdictOf(checked, round.output)
}

async function checkOnlyDraws(proof: v.InferOutput<typeof drawProof>): Promise<string> {
  const checked = await checkDraws(proof)
  if (checked.kind === 'otherSeed') return wordsOf('seed', { hash: checked.hash })
  const wrong = showDraws(checked.drawn, proof.drawn)
  if (wrong > 0) return wordsOf('draws', { draws: wrong })
  const [worked, recorded] = [wheelPayment(proof), proof.spun?.paid]
  if (worked === undefined || recorded === undefined || worked === BigInt(recorded))
    return wordsOf('holds', { draws: proof.drawn.length })
  return wordsOf('win', { worked: formatMoney(worked), recorded: formatMoney(centavosFromNumber(recorded)) })
}

/** Answers how many differ. */
function showDraws(worked: readonly DrawRecord[], recorded: readonly DrawRecord[]): number {
  const most = Math.max(worked.length, recorded.length)
  const rows = Array.from({ length: most }, (_, index) => ({ index, own: worked[index], kept: recorded[index] }))
  for (const { index, own, kept } of rows)
    draws.insertRow().append(...[index + 1, (own ?? kept)?.bound, own?.value, kept?.value].map(cell))
  return rows.filter(({ own, kept }) => own?.value !== kept?.value || own?.bound !== kept?.bound).length
}

function verdictOf(checked: RoundCheck, round: RoundProof): string {
  if (checked.kind !== 'right') return faultOf(checked, round)
  return wordsOf(round.isVoided ? 'voided' : 'right', {
    draws: checked.replay.drawn.length,
    win: formatMoney(checked.replay.win),
  })
}

function faultOf(checked: RoundFault, round: RoundProof): string {
  switch (checked.kind) {
    case 'otherSeed':
      return wordsOf('seed', { hash: checked.hash })
    case 'otherChain':
      return wordsOf('chain', { hash: checked.anchor })
    case 'unknownGame':
      return wordsOf('unknown')
    case 'otherVersion':
      return wordsOf('version', { played: round.version, present: checked.present })
    case 'impossibleMove':
      return wordsOf('move')
    case 'otherDraws':
      return wordsOf('draws', { draws: draws.rows.length })
    case 'otherScreen':
      return wordsOf('screen')
    case 'otherWin':
      return wordsOf('win', {
        worked: formatMoney(checked.replay.win),
        recorded: formatMoney(centavosFromNumber(round.win)),
      })
  }
}

/** What the player saw after a step: a grid as a table, everything else as it stands. */
function stepOf({ view }: Replay['shown'][number], index: number): HTMLElement {
  const step = document.createElement('details')
  step.open = true
  const summary = document.createElement('summary')
  summary.textContent = wordsOf('step', { step: index + 1 })
  const grid = gridIn(view)
  const text = document.createElement('code')
  text.textContent = JSON.stringify(view)
  step.append(summary, ...(grid === undefined ? [] : [tableOf(grid)]), text)
  return step
}

/** Reels: columns of symbols, which are read row by row. */
function gridIn(view: unknown): readonly (readonly unknown[])[] | undefined {
  if (typeof view !== 'object' || view === null || !('grid' in view)) return undefined
  const { grid } = view
  return Array.isArray(grid) && grid.every(Array.isArray) ? (grid as unknown[][]) : undefined
}

function tableOf(columns: readonly (readonly unknown[])[]): HTMLElement {
  const table = document.createElement('table')
  const rows = Math.max(...columns.map(({ length }) => length))
  for (let row = 0; row < rows; row++) table.insertRow().append(...columns.map((column) => cell(column[row])))
  return table
}

function cell(content: unknown): HTMLTableCellElement {
  const made = document.createElement('td')
  made.textContent = typeof content === 'number' ? String(content) : ''
  return made
}

async function showVerdict(): Promise<void> {
  try {
    verdict.textContent = await check(find<HTMLTextAreaElement>('textarea').value)
  } catch {
    verdict.textContent = wordsOf('unreadable')
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void showVerdict()
})
