import type { ReactNode } from 'react'
import type { WebConfiguration } from '#features/office/web-configuration/contract.ts'
import { useConfig } from '#platform/browser/config/config-context.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { Logo } from '#platform/ui/logo/logo.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import type { InstallAdvice } from './install-advice.ts'
import { installOffer } from './install-offer.ts'
import styles from './install-sheet.module.css'

export type InstallSheetProps = {
  readonly advice: InstallAdvice
  readonly open: boolean
  readonly onClose: () => void
}

export function InstallSheet({ advice, open, onClose }: InstallSheetProps) {
  const { operatorName } = useConfig<WebConfiguration>()
  const { words, button } = advised[advice](operatorName, onClose)
  return (
    <Sheet open={open} onClose={onClose} title={`${operatorName} on your home screen`} footer={button}>
      <div className={styles.content}>
        <Logo size={64} />
        {words}
      </div>
    </Sheet>
  )
}

type AdviceParts = { readonly words: ReactNode; readonly button: ReactNode }

const advised: Readonly<Record<InstallAdvice, (operatorName: string, close: () => void) => AdviceParts>> = {
  addToHome: (operatorName, close) => ({
    words: (
      <p>Opens full screen with one tap, and shows the lobby even without a connection. It takes less than 2 MB.</p>
    ),
    button: (
      <Button
        block
        onClick={() => {
          installOffer.accept()
          close()
        }}
      >
        Add {operatorName}
      </Button>
    ),
  }),
  iosGuide: () => ({
    words: (
      <ol className={styles.steps}>
        <li>
          Tap <Icon name="share" size={20} /> Share in Safari’s bar
        </li>
        <li>
          Choose <Icon name="plus" size={20} /> Add to Home Screen
        </li>
        <li>Tap Add. The lobby opens from there like any app.</li>
      </ol>
    ),
    button: undefined,
  }),
  openInChrome: (operatorName) => ({
    words: <p>This browser cannot put {operatorName} on your home screen. Chrome can, and games run better in it.</p>,
    button: (
      <Button block onClick={() => window.location.assign(chromeAddress(window.location))}>
        Open in Chrome
      </Button>
    ),
  }),
}

/** Android hands an address of this form to the app that it names. */
function chromeAddress({ host, pathname, search, protocol }: Location): string {
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.replace(':', '')};package=com.android.chrome;end`
}
