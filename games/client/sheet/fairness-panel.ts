import { formatMessage } from '#core/message/format-message.ts'
import type { History, PastRound } from '#games/rgs/contract.ts'
import { element } from '../element.ts'
import { olderButton } from './history-panel.ts'
import { messages } from '../messages/en.ts'
import { roundTime } from './round-time.ts'
import type { SheetDependencies } from './sheet-dependencies.ts'
import { sheetTable } from './sheet-table.ts'

/** The seeds of now, and every past round with what proves it. */
export function fairnessPanel(
  needs: SheetDependencies,
  history: History | undefined,
  refresh: () => void,
): HTMLElement {
  if (history === undefined) return element('p', { class: 'quiet' }, messages.seedsUnavailable)
  const { rotate: change } = needs
  return change === undefined ? publicFairness(history, needs) : ownFairness(needs, { history, change, refresh })
}

type OwnSeeds = {
  readonly history: History
  readonly change: NonNullable<SheetDependencies['rotate']>
  readonly refresh: () => void
}

function ownFairness(needs: SheetDependencies, { history, change, refresh }: OwnSeeds): HTMLElement {
  const { seed } = history
  const input = element('input', {
    value: seed.clientSeed,
    maxlength: 64,
    'aria-label': messages.yourSeed,
    autocomplete: 'off',
  })
  const outcome = element('p', { class: 'quiet', role: 'status' })
  const rotate = async (): Promise<void> => {
    if (await change(input.value)) refresh()
    else outcome.replaceChildren(messages.seedsNotChanged)
  }
  const changeSeeds = { type: 'button', class: 'plain-button', onclick: () => void rotate() }
  return element(
    'div',
    {},
    element('p', {}, messages.fairnessExplained),
    element('h2', {}, messages.currentSeeds),
    sheetTable(
      ['', ''],
      [
        [messages.hashOfOurSeed, seed.hash],
        [messages.yourSeed, seed.clientSeed],
        [messages.nextRoundNumber, String(seed.nextNonce)],
        ...(seed.nextHash === null ? [] : [[messages.hashOfOurNextSeed, seed.nextHash] as const]),
      ],
    ),
    element('div', { class: 'seed-form' }, input, element('button', changeSeeds, messages.changeSeeds)),
    outcome,
    element('h2', {}, messages.revealedRounds),
    proofList(needs, history, messages.revealedRoundsEmpty),
    element('p', {}, verifierLink(needs), ' ', messages.verifierOffline),
  )
}

/** A shared table's seeds are nobody's: each round has its own, shown when the round is over. */
function publicFairness(history: History, needs: SheetDependencies): HTMLElement {
  const { seed, chain } = history
  return element(
    'div',
    {},
    element('p', {}, messages.tableFairnessExplained),
    chain ? element('p', {}, messages.chainExplained) : undefined,
    element('h2', {}, messages.currentRound),
    sheetTable(['', ''], [[messages.hashOfSeed, seed.hash], [messages.round, seed.clientSeed], ...chainRows(chain)]),
    element('h2', {}, messages.yourRounds),
    proofList(needs, history, messages.yourRoundsEmpty),
    element('p', {}, verifierLink(needs), ' ', messages.verifierOffline),
  )
}

const chainRows = (chain: History['chain']): readonly (readonly [string, string])[] =>
  chain
    ? [
        [messages.hashOfDay, chain.anchor],
        [messages.placeInChain, String(chain.position + 1)],
        ...(chain.next === null ? [] : [[messages.hashOfNextDay, chain.next] as const]),
      ]
    : []

function proofList(needs: SheetDependencies, history: History, whenEmpty: string): HTMLElement {
  const empty = element('p', { class: 'quiet' }, whenEmpty)
  const list = element('div', {}, empty)
  const add = (rounds: readonly PastRound[]): void => {
    const proofs = rounds.flatMap(proofOf)
    if (proofs.length > 0) empty.remove()
    list.append(...proofs)
  }
  add(history.rounds)
  return element('div', {}, list, ...olderButton(needs, history, add))
}

function proofOf({ proof, nonce, at }: PastRound): readonly HTMLElement[] {
  if (proof === null) return []
  const text = JSON.stringify(proof)
  const copy = element('button', { type: 'button', class: 'plain-button' }, messages.copy)
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(text).then(() => copy.replaceChildren(messages.copied))
  })
  const summary = element('summary', {}, formatMessage(messages.roundAt, { nonce, time: roundTime(at) }))
  return [element('details', {}, summary, element('code', {}, text), copy)]
}

/** A sandboxed game opens no page: its frame does. */
function verifierLink({ openVerifier }: Pick<SheetDependencies, 'openVerifier'>): HTMLElement {
  const link = element(
    'a',
    { href: `/verify?lang=${document.documentElement.lang}`, target: '_blank', rel: 'noopener' },
    messages.openVerifier,
  )
  link.addEventListener('click', (event) => {
    if (openVerifier === undefined) return
    event.preventDefault()
    openVerifier()
  })
  return link
}
