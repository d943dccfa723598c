import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { fromWireCentavos } from '#core/money/wire-centavos.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { listCampaigns, viewCampaign } from '../contract.ts'
import { StartDialog, StopDialog } from './campaign-dialogs.tsx'
import { CampaignEditor } from './campaign-editor.tsx'
import { CampaignResults, CampaignVersions } from './campaign-results.tsx'
import { CampaignState } from './campaign-state.tsx'
import styles from './campaign-page.module.css'
import { firstGraph } from './graph-draft.ts'
import type { StepCount } from './graph-view.tsx'
import { messages } from './messages/en.ts'

type Campaign = ResponseOf<typeof viewCampaign>

/** One campaign: its steps, where players stand, and what it has changed; or a new one. */
export function CampaignPage() {
  const id = useRouteParameter('id')
  return (
    <>
      <p className={styles.back}>
        <a href="/campaigns">{messages.allCampaigns}</a>
      </p>
      {id === 'new' ? <NewCampaign /> : <CampaignById id={Number(id)} />}
    </>
  )
}

function NewCampaign() {
  const { answer, failure } = useStaffQuery(listCampaigns, {})
  return (
    <>
      <PageHead title={messages.newCampaign}>{messages.newLead}</PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && <CampaignEditor campaign={undefined} graph={firstGraph} segments={answer.segments} counts={[]} />}
    </>
  )
}

const everyMinute = 60_000

function CampaignById({ id }: { readonly id: number }) {
  const list = useStaffQuery(listCampaigns, {})
  const { answer, failure } = useStaffQuery(viewCampaign, { id }, { refreshEveryMs: everyMinute })
  const [opened, setOpened] = useState<Campaign>()
  // A newer version begins a new draft; new counts do not take away what is being edited.
  if (answer && answer.version !== opened?.version) setOpened(answer)
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  if (!answer || !list.answer || !opened) return <PageHead title={messages.campaign}>{messages.loading}</PageHead>
  return (
    <>
      <Head campaign={answer} />
      {answer.liveVersion !== null && <CampaignResults campaign={answer} />}
      <CampaignEditor
        key={`${id} ${opened.version}`}
        campaign={opened}
        graph={opened.graph}
        segments={list.answer.segments}
        counts={answer.counts.version === opened.version ? countTexts(answer) : []}
      />
      <CampaignVersions versions={answer.versions} />
    </>
  )
}

function Head({ campaign }: { readonly campaign: Campaign }) {
  const may = useMay()
  const [open, setOpen] = useState<'start' | 'stop'>()
  const { state, version, liveVersion, savedAt, savedBy } = campaign
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHead
        title={campaign.name}
        actions={
          <>
            {state === 'live' && may('campaign.stop') && (
              <Button variant="danger" icon="pause" onClick={() => setOpen('stop')}>
                {messages.stop}
              </Button>
            )}
            {may('campaign.request') && isStartable(campaign) && (
              <Button icon="play" onClick={() => setOpen('start')}>
                {messages.requestStart}
              </Button>
            )}
          </>
        }
      >
        <span className={styles.state}>
          <CampaignState state={state} />
          {formatMessage(messages.savedLead, { version, time: formatInstant(savedAt), member: savedBy })}
        </span>
      </PageHead>
      {state === 'live' && liveVersion !== version && (
        <Notice tone="info">{formatMessage(messages.newerDraft, { live: String(liveVersion), version })}</Notice>
      )}
      {open === 'start' && <StartDialog campaign={campaign} onClose={close} />}
      {open === 'stop' && <StopDialog campaign={campaign} onClose={close} />}
    </>
  )
}

const isStartable = ({ state, version, liveVersion }: Campaign): boolean =>
  state !== 'waiting' && !(state === 'live' && version === liveVersion)

/** Players at each step, and what its gifts have cost. */
const countTexts = ({ counts, liveVersion }: Campaign): readonly StepCount[] =>
  liveVersion === null
    ? []
    : counts.steps.map(({ step, now, passed, spent, messages: sent }) => {
        const players = { now: now.toLocaleString('en-PH'), passed: passed.toLocaleString('en-PH') }
        const text = sent
          ? formatMessage(messages.reachedCount, { ...players, reached: sent.reached.toLocaleString('en-PH') })
          : formatMessage(messages.counts, players)
        const amount = formatMoney(fromWireCentavos(spent))
        return { step, text, given: spent > 0 ? formatMessage(messages.given, { amount }) : undefined }
      })
