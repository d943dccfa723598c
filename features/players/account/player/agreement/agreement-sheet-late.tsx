import type { ComponentProps } from 'react'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { AgreementSheet } from '#features/players/legal/player/index.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { Late } from '#platform/browser/late/late.tsx'

/** The agreement sheet with the legal texts, loaded when it is first opened. */
export function AgreementSheetLate(props: ComponentProps<typeof AgreementSheet>) {
  return (
    <Late
      isNeeded={props.open}
      load={async () => (await import('#features/players/legal/player/index.ts')).AgreementSheet}
      onFailed={() => {
        toast(accountMessages['account.offline'], { tone: 'error' })
        props.onClose()
      }}
      props={props}
    />
  )
}
