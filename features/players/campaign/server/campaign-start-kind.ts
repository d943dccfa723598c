import * as v from 'valibot'
import { type Language, languageNames, languages } from '#core/language/language.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type Centavos, centavosFromNumber, sumCentavos } from '#core/money/centavos.ts'
import { type ApprovalFact, type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { ruleText, segmentSize } from '#features/players/segment/server/index.ts'
import { type ActStep, type Graph, isAct } from '../graph.ts'
import { faultWords } from '../fault-words.ts'
import { campaignFind, campaignFindForUpdate, campaignStart, campaignVersion } from './store/campaign.store.ts'
import { triggerRule } from './trigger-rule.ts'

export const campaignStartKindName = { name: 'campaignStart' } as const
export const campaignSubject = (id: bigint): string => `campaign:${id}`

const digits = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((text) => BigInt(text)),
)
const payloadIn = v.object({
  id: digits,
  name: v.string(),
  version: v.number(),
  oldPlayers: v.picklist(['finish', 'leave']),
})

const oldPlayersWords = {
  finish: 'Finish the version they are in',
  leave: 'Leave at their next step',
} as const

/** What players are sent, and given, takes a second person. */
export const campaignStartKind: ApprovalKind = approvalKind({
  ...campaignStartKindName,
  label: 'Start of a campaign',
  approves: 'campaign.approve',
  payload: payloadIn,
  facts: async ({ id, name, version, oldPlayers }, { db, isWaiting, now }) => {
    const { graph, segments } = await campaignVersion(db, id, version)
    const rule = triggerRule(graph.trigger, segments)
    const size = isWaiting ? await segmentSize(db, rule, now) : undefined
    const live = (await campaignFind(db, id))?.liveVersion ?? null
    return [
      { name: 'Campaign', value: name },
      { name: 'Version', value: String(version), ...(live !== null && isWaiting && { before: String(live) }) },
      { name: 'Players enter if', value: ruleText(rule) },
      ...(size ? [{ name: 'Players who would enter now', value: size.players.toLocaleString('en-PH') }] : []),
      ...(size ? [{ name: 'Left out by the protection of players', value: size.leftOut.toLocaleString('en-PH') }] : []),
      { name: 'Held back for comparison', value: `${graph.holdout}%` },
      { name: 'Quiet hours (Manila)', value: quietText(graph) },
      { name: 'Most messages for a player', value: `${graph.cap.day} a day, ${graph.cap.week} a week` },
      ...graph.steps.filter(isAct).flatMap(actFacts),
      { name: 'Gifts cost at most', value: formatMoney(budgetOf(graph)) },
      ...(live === null ? [] : [{ name: 'Players in earlier versions', value: oldPlayersWords[oldPlayers] }]),
    ]
  },
  carryOut: async (tx, { id, version, oldPlayers }, { now }) => {
    const campaign = await campaignFindForUpdate(tx, id)
    if (campaign === undefined) return { kind: 'refused', why: 'This campaign no longer exists.' }
    if (campaign.version !== version)
      return { kind: 'refused', why: 'A newer version was saved after this request. Request its start instead.' }
    await campaignStart(tx, { id, version, oldPlayers, now })
    return { kind: 'done', result: { campaign: campaign.name, version } }
  },
})

const budgetOf = ({ steps }: Graph): Centavos =>
  sumCentavos(steps.flatMap((step) => (step.kind === 'gift' ? [centavosFromNumber(step.budget)] : [])))

const quietText = ({ quiet: { fromHour, untilHour } }: Graph): string =>
  fromHour === untilHour ? 'None' : `${fromHour}:00 to ${untilHour}:00`

/** What players read, in each language. */
const actFacts = (step: ActStep): readonly ApprovalFact[] =>
  languages.map((language) => ({
    name: `${actName(step)}, in ${languageNames[language]}`,
    value: wordsOf(step, language).slice(0, 200),
  }))

const wordsOf = (step: ActStep, language: Language): string =>
  step.kind === 'sms' ? step.body[language] : `${step.title[language]}: ${step.body[language]}`

const actName = (step: ActStep): string =>
  step.kind === 'gift'
    ? `Gift of ${formatMoney(centavosFromNumber(step.coins))}, playthrough ${step.times}×`
    : faultWords.kinds[step.kind]
