import type { ReactNode } from 'react'
import type { WebConfiguration } from '#features/office/web-configuration/contract.ts'
import { useConfig } from '#platform/browser/config/config-context.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { Logo } from '#platform/ui/logo/logo.tsx'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import type { InstallAdvice } from './install-advice.ts'
import { installOffer } from './install-offer.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
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
    <Sheet open={open} onClose={onClose} title={formatMessage(messages.installTitle, { operatorName })} footer={button}>
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
    words: <p>{messages.installReasons}</p>,
    button: (
      <Button
        block
        onClick={() => {
          installOffer.accept()
          close()
        }}
      >
        {formatMessage(messages.install, { operatorName })}
      </Button>
    ),
  }),
  iosGuide: () => ({
    words: (
      <ol className={styles.steps}>
        <li>{formatRich(messages.iosTapShare, { icon: <Icon name="share" size={20} /> })}</li>
        <li>{formatRich(messages.iosChooseAdd, { icon: <Icon name="plus" size={20} /> })}</li>
        <li>{messages.iosTapAdd}</li>
      </ol>
    ),
    button: undefined,
  }),
  openInChrome: (operatorName) => ({
    words: <p>{formatMessage(messages.chromeNeeded, { operatorName })}</p>,
    button: (
      <Button block onClick={() => window.location.assign(chromeAddress(window.location))}>
        {messages.openInChrome}
      </Button>
    ),
  }),
}

/** Android hands an address of this form to the app that it names. */
function chromeAddress({ host, pathname, search, protocol }: Location): string {
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.replace(':', '')};package=com.android.chrome;end`
}
