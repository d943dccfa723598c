import { calendarDay } from '#core/clock/manila.ts'
import { localeOf } from '#core/language/language.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { appLanguage } from '#platform/browser/language/app-language.ts'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import type { LegalDocument } from '../document.ts'
import { LegalSections, type LegalSectionsProps } from './legal-sections.tsx'
import styles from './legal-text.module.css'
import type { LegalDocumentState } from './use-legal-document.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export interface LegalTextProps extends Omit<LegalSectionsProps, 'sections'> {
  state: LegalDocumentState
}

/** A legal text below its title: version, summary, sections, or its loading state. */
export function LegalText({ state, ...look }: LegalTextProps) {
  const { legalDocument, failed, retry } = state
  if (failed) {
    return (
      <ErrorState title={messages.textNotLoaded} onRetry={retry}>
        {messages.textNotLoadedHelp}
      </ErrorState>
    )
  }
  if (!legalDocument) return <LegalTextSkeleton />

  return (
    <div className={styles.text}>
      <p className={styles.version}>{versionText(legalDocument)}</p>
      <LanguageNotice legalDocument={legalDocument} />
      <div lang={localeOf(legalDocument.language)}>
        <p className={styles.summary}>{legalDocument.summary}</p>
        <LegalSections sections={legalDocument.sections} {...look} />
      </div>
    </div>
  )
}

/** English is binding: a translation says so, and a text without a translation says why it is in English. */
function LanguageNotice({ legalDocument: { language, version } }: { readonly legalDocument: LegalDocument }) {
  if (language !== 'en')
    return (
      <p className={styles.notice}>
        {formatMessage(messages.isTranslation, { date: formatDay(calendarDay(version)) })}
      </p>
    )
  return appLanguage === 'en' ? null : <p className={styles.notice}>{messages.noTranslation}</p>
}

function versionText({ version, effective }: LegalDocument): string {
  const date = formatDay(calendarDay(version))
  return effective === version
    ? formatMessage(messages.versionOf, { date })
    : formatMessage(messages.versionInForceFrom, { version: date, date: formatDay(calendarDay(effective)) })
}

function LegalTextSkeleton() {
  return (
    <SkeletonGroup label={messages.textLoading} className={styles.skeleton}>
      {skeletonLines.map((line) => (
        <Skeleton key={line} shape="text" />
      ))}
    </SkeletonGroup>
  )
}

const skeletonLines = [1, 2, 3, 4, 5, 6, 7, 8]
