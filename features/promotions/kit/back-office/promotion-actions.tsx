import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import type { viewPromotion } from '../staff-contract.ts'
import { ActionDialog, type PromotionAct } from './action-dialog.tsx'
import { messages } from './messages/en.ts'
import styles from './promotion-page.module.css'

type PromotionView = Pick<ResponseOf<typeof viewPromotion>, 'key' | 'title' | 'state' | 'version' | 'latest'>

/** Actions on a promotion as a whole. */
export function PromotionActions({ promotion }: { readonly promotion: PromotionView }) {
  const may = useMay()
  const [act, setAct] = useState<PromotionAct>()
  const allowed = actsOf(promotion)
  const acts = allowed.filter(({ permission }) => may(permission))
  const isOthers = allowed.some(({ name }) => name === 'request') && !may('promotion.request')
  return (
    <div className={styles.actions}>
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
