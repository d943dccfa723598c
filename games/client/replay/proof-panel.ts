import { formatMessage } from '#core/message/format-message.ts'
import type { CheckInPage } from '#games/fairness/client/check-in-page.ts'
import type { RoundCheck, RoundFault } from '#games/fairness/check-round.ts'
import type { RoundProof } from '#games/fairness/round-proof.ts'
import type { StoredJackpot, StoredReplay } from '#games/rgs/contract.ts'
import { element } from '../element.ts'
import { money } from '../hud.ts'
import { messages } from '../messages/en.ts'

/** With the rules of every title in it, so that it is a file of its own and comes only when there is something to check. */
const checkScript = '/verify/check-round.js'

/** Seeds, draws, and the round worked out again by this browser. */
export function proofPanel(stored: StoredReplay): readonly HTMLElement[] {
  const { proof } = stored
  const draws = element('tbody')
  return [
    element('h2', {}, messages.proof),
    ...(proof === null
      ? [element('p', { class: 'proof-verdict' }, hiddenText(stored))]
      : [verdictOf(proof, (rows) => draws.append(...rows))]),
    seedsOf(stored),
    ...(proof === null ? [] : [drawsTable(draws), copyButton(proof)]),
    ...(stored.jackpots ?? []).flatMap(jackpotProof),
    ...(isInGame() ? [] : [verifierLink()]),
  ]
}

/** A table reveals each round's seed by itself; a player's own stays secret until it is changed. */
const hiddenText = ({ round }: StoredReplay): string =>
  round.kind === 'table' ? messages.seedNotRevealedAtTable : messages.seedNotRevealed

function verdictOf(proof: RoundProof, onDraws: (rows: readonly HTMLElement[]) => void): HTMLElement {
  const verdict = element('p', { class: 'proof-verdict', role: 'status' }, messages.recalculating)
  const say = (text: string, look: string): void => {
    verdict.replaceChildren(text)
    verdict.dataset['look'] = look
  }
  void recalculated(proof).then((check) => {
    if (check === undefined) return say(messages.notRecalculated, 'unknown')
    onDraws(rowsOf(proof, check))
    say(verdictText(check, proof), check.kind === 'right' ? 'right' : isUnknown(check) ? 'unknown' : 'wrong')
  })
  return verdict
}

/** Undefined: the script did not come. */
async function recalculated(proof: RoundProof): Promise<RoundCheck | undefined> {
  try {
    const { check } = (await import(/* @vite-ignore */ checkScript)) as CheckInPage
    return await check(proof)
  } catch {
    return undefined
  }
}

const isUnknown = ({ kind }: RoundCheck): boolean => kind === 'otherVersion' || kind === 'unknownGame'

function verdictText(check: RoundCheck, proof: RoundProof): string {
  if (check.kind !== 'right') return faultText(check, proof)
  return formatMessage(proof.isVoided ? messages.proofRightVoided : messages.proofRight, {
    count: check.replay.drawn.length,
    win: money(proof.win),
  })
}

function faultText(check: RoundFault, proof: RoundProof): string {
  switch (check.kind) {
    case 'otherVersion':
      return formatMessage(messages.proofOtherRules, { version: proof.version, present: check.present })
    case 'unknownGame':
      return messages.notRecalculated
    case 'otherSeed':
      return messages.proofOtherSeed
    case 'otherChain':
      return messages.proofOtherChain
    case 'impossibleMove':
    case 'otherDraws':
    case 'otherScreen':
    case 'otherWin':
      return messages.proofWrong
  }
}

function rowsOf({ drawn }: RoundProof, check: RoundCheck): readonly HTMLElement[] {
  const worked = 'replay' in check ? check.replay.drawn : []
  return drawn.map(({ bound, value }, index) =>
    element(
      'tr',
      {},
      ...[index + 1, bound, worked[index]?.value ?? '–', value].map((cell) => element('td', {}, String(cell))),
    ),
  )
}

function drawsTable(rows: HTMLElement): HTMLElement {
  const heads = ['#', messages.drawOutOf, messages.drawRecalculated, messages.drawStored]
  return element(
    'details',
    {},
    element('summary', {}, messages.draws),
    element(
      'div',
      { class: 'proof-table', tabindex: 0, role: 'region', 'aria-label': messages.draws },
      element('table', {}, element('thead', {}, element('tr', {}, ...heads.map(headCell))), rows),
    ),
  )
}

const headCell = (text: string): HTMLElement => element('th', { scope: 'col' }, text)

function seedsOf({ seeds, proof, version }: StoredReplay): HTMLElement {
  const rows = [
    [messages.hashOfOurSeed, seeds.hash],
    ...(proof === null ? [] : [[messages.ourSeed, proof.serverSeed]]),
    [messages.playersSeed, seeds.clientSeed],
    [messages.roundNumber, String(seeds.nonce)],
    [messages.versionOfRules, String(version)],
  ] as const
  return element(
    'dl',
    { class: 'proof-seeds' },
    ...rows.map(([name, value]) =>
      element('div', {}, element('dt', {}, name), element('dd', {}, element('code', {}, value))),
    ),
  )
}

/** A jackpot has a seed of its own, which was revealed when it was won. */
const jackpotProof = ({ name, amount, proof }: StoredJackpot): readonly HTMLElement[] => [
  element('p', {}, formatMessage(messages.jackpotProof, { name, amount: money(amount) })),
  copyButton(proof),
]

function copyButton(proof: object): HTMLElement {
  const button = element('button', { type: 'button', class: 'plain-button' }, messages.copyRound)
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(JSON.stringify(proof)).then(() => button.replaceChildren(messages.copied))
  })
  return button
}

/** In the lobby's frame of a game, whose sandbox opens no other page. */
const isInGame = (): boolean => parent !== window && new URLSearchParams(location.search).get('from') === 'game'

const verifierLink = (): HTMLElement =>
  element(
    'p',
    {},
    element(
      'a',
      { href: `/verify?lang=${document.documentElement.lang}`, target: '_blank', rel: 'noopener' },
      messages.openVerifier,
    ),
  )
