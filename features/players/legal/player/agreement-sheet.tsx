import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { AgreementPanelProps } from './agreement-panel.tsx'
import { messages } from './messages/en.ts'

/**
 * Terms of use and privacy policy to read and accept. Only a shell: panel and texts load when it is first opened, which
 * keeps the page small.
 */
export function AgreementSheet(props: AgreementPanelProps) {
  const [Panel, setPanel] = useState<ComponentType<AgreementPanelProps>>()
  const missing = props.open && Panel === undefined

  const giveUp = useEffectEvent(() => {
    toast(messages.termsNotLoaded, { tone: 'error' })
    props.onClose()
  })
  useEffect(() => {
    if (!missing) return
    let isCurrent = true
    import('./agreement-panel.tsx').then(
      ({ AgreementPanel }) => isCurrent && setPanel(() => AgreementPanel),
      () => isCurrent && giveUp(),
    )
    return () => {
      isCurrent = false
    }
  }, [missing])

  return Panel && <Panel {...props} />
}
