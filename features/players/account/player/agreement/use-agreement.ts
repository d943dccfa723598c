import { useState } from 'react'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { useAccountConfiguration } from '../account-configuration.ts'

export type Agreement = {
  readonly agreed: boolean
  readonly sheetOpen: boolean
  readonly openSheet: () => void
  readonly closeSheet: () => void
  readonly agree: () => void
  readonly tick: (ticked: boolean) => void
  /** True if agreed; otherwise says what is missing, in green mode by opening the texts themselves. */
  readonly insist: () => boolean
}

/** The agreement to terms and privacy policy before every sign-in and registration. */
export function useAgreement(): Agreement {
  const { mode } = useAccountConfiguration()
  const [agreed, setAgreed] = useState(false)
  const [sheetOpen, setSheetOpen] = useState(false)

  const openSheet = () => {
    sessionStore.write(sheetOpenedKey, true)
    setSheetOpen(true)
  }
  return {
    agreed,
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
      if (mode === 'green') openSheet()
      else toast(accountMessages['verify.accountTips'], { tone: 'error' })
      return false
    },
  }
}

const sheetOpenedKey = 'agreementSheetOpened'
