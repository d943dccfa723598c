import { useId, useState } from 'react'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { useAccountConfiguration } from '../account-configuration.ts'

export type Agreement = {
  readonly agreed: boolean
  readonly boxId: string
  /** The fault of a form that was sent without the agreement, until the box is ticked. */
  readonly fault: string | undefined
  readonly sheetOpen: boolean
  readonly openSheet: () => void
  readonly closeSheet: () => void
  readonly agree: () => void
  readonly tick: (ticked: boolean) => void
  /** True if agreed; otherwise leads to the box and says what is missing, in green mode by opening the texts themselves. */
  readonly insist: () => boolean
}

/** The agreement to terms and privacy policy before every sign-in and registration. */
export function useAgreement(): Agreement {
  const { mode } = useAccountConfiguration()
  const [agreed, setAgreed] = useState(false)
  const [missed, setMissed] = useState(false)
  const boxId = useId()
  const [sheetOpen, setSheetOpen] = useState(false)

  const openSheet = () => {
    sessionStore.write(sheetOpenedKey, true)
    setSheetOpen(true)
  }
  return {
    agreed,
    boxId,
    fault: missed && !agreed ? accountMessages['verify.accountTips'] : undefined,
    sheetOpen,
    openSheet,
    closeSheet: () => setSheetOpen(false),
    agree: () => {
      setAgreed(true)
      setSheetOpen(false)
    },
    tick: (ticked) => {
      if (ticked && mode === 'green') openSheet()
      else setAgreed(ticked)
    },
    insist: () => {
      if (agreed) return true
      setMissed(true)
      if (mode === 'green') openSheet()
      else document.getElementById(boxId)?.focus()
      return false
    },
  }
}

const sheetOpenedKey = 'agreementSheetOpened'
