import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { latestIsOpenEnded } from './latest-is-open-ended.ts'
import type { viewPromotion } from '../staff-contract.ts'
import { ActionDialog, type PromotionAct } from './action-dialog.tsx'
import { messages } from './messages/en.ts'
import styles from './promotion-page.module.css'

type PromotionView = Pick<
  ResponseOf<typeof viewPromotion>,
  'key' | 'title' | 'state' | 'version' | 'latest' | 'isRequested' | 'terms'
>

/** Actions on a promotion as a whole. */
export function PromotionActions({ promotion }: { readonly promotion: PromotionView }) {
  const may = useMay()
  const [act, setAct] = useState<PromotionAct>()
  const allowed = actsOf(promotion)
  const { isRequested, latest } = promotion
  const mayRequest = allowed.some(({ name }) => name === 'request') && !isRequested
  const hasNoBudget = mayRequest && latestIsOpenEnded(promotion)
  const acts = allowed.filter(
    ({ name, permission }) => may(permission) && (name !== 'request' || (mayRequest && !hasNoBudget)),
  )
  const isOthers = mayRequest && !hasNoBudget && !may('promotion.request')
  return (
    <div className={styles.actions}>
      {isRequested && <Requested version={latest ?? 1} />}
      {isOthers && <span className={styles.others}>{messages.requestByOthers}</span>}
      {acts.map(({ name, label, icon }) => (
        <Button
          key={name}
          size="small"
          variant={name === 'request' ? 'primary' : 'secondary'}
          icon={icon}
          onClick={() => setAct(name)}
        >
          {label}
        </Button>
      ))}
      {act && <ActionDialog act={act} promotion={promotion} onClose={() => setAct(undefined)} />}
    </div>
  )
}

function Requested({ version }: { readonly version: number }) {
  const text = formatMessage(messages.versionRequested, { version })
  return useMay()('approval.view') ? <a href="/approvals">{text}</a> : <span className={styles.others}>{text}</span>
}

const acts = {
  request: { name: 'request', label: messages.requestActivation, icon: 'check', permission: 'promotion.request' },
  pause: { name: 'pause', label: messages.pause, icon: 'pause', permission: 'promotion.pause' },
  end: { name: 'end', label: messages.end, icon: 'close', permission: 'promotion.end' },
} as const

/** The actions that its state allows. */
function actsOf({ state, version, latest }: PromotionView) {
  const isWaiting = latest !== null && (version !== latest || state === 'PAUSED')
  switch (state) {
    case 'ENDED':
      return []
    case 'DRAFT':
      return isWaiting ? [acts.request] : []
    case 'PAUSED':
      return [acts.request, acts.end]
    default:
      return [...(isWaiting ? [acts.request] : []), acts.pause, acts.end]
  }
}
