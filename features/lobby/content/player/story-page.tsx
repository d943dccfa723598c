import type { ReactNode } from 'react'
import { InnerPage } from '#features/players/account/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { ArtPicture } from '#features/office/web-configuration/player/index.ts'
import { type CallFailure, failureText } from '#platform/browser/client/failure-text.ts'
import styles from './story-page.module.css'
import { useClickTarget } from './use-click-target.ts'
import { messages } from './messages/en.ts'

export type Story = {
  readonly title: string
  readonly lead: string
  readonly body: readonly string[]
  readonly imgUrl2: string
  readonly clickType: number
  readonly clickAction: string
}

export type StoryPageProps = {
  readonly title: string
  readonly story: Story | undefined
  /** The part of it that the page includes: shown while the rest loads, and if that fails. */
  readonly known?: Omit<Story, 'body'> | undefined
  readonly failure: CallFailure | undefined
  readonly onRetry: () => void
  /** Between the headline and the text: when it was published. */
  readonly children?: ReactNode
}

/** One article of the operator: picture, headline, text, and link. */
export function StoryPage({ title, story, known, failure, onRetry, children }: StoryPageProps) {
  const head = failure?.kind === 'refusal' ? undefined : known
  const shown = story ?? (head && { ...head, body: [] })
  return (
    <InnerPage title={title}>
      {shown && <StoryText story={shown}>{children}</StoryText>}
      {!story && failure && <StoryFailure failure={failure} onRetry={onRetry} />}
      {!story && !failure && <StorySkeleton headless={shown !== undefined} />}
    </InnerPage>
  )
}

function StoryText({ story, children }: { readonly story: Story; readonly children: ReactNode }) {
  const target = useClickTarget()(story)
  return (
    <article className={styles.story}>
      <div className={styles.art}>
        <ArtPicture picture={story.imgUrl2} sizes="(min-width: 64rem) 560px, 94vw" eager />
      </div>
      <h2 className={styles.headline}>{story.title}</h2>
      {children}
      {story.lead !== '' && <p className={styles.lead}>{story.lead}</p>}
      {story.body.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {target.kind === 'page' && (
        <ButtonLink href={target.to} block>
          {messages.takeMeThere}
        </ButtonLink>
      )}
      {target.kind === 'outside' && (
        <ButtonLink href={target.href} target="_blank" rel="noopener noreferrer" iconEnd="external" block>
          {messages.openLink}
        </ButtonLink>
      )}
    </article>
  )
}

/** An article that has ended is not retried. */
function StoryFailure({ failure, onRetry }: Pick<StoryPageProps, 'onRetry'> & { readonly failure: CallFailure }) {
  if (failure.kind !== 'refusal') return <ErrorState onRetry={onRetry}>{failureText(failure)}</ErrorState>
  return (
    <ErrorState icon="info" title={messages.noLongerAvailable}>
      {failureText(failure)}
    </ErrorState>
  )
}

function StorySkeleton({ headless }: { readonly headless: boolean }) {
  return (
    <SkeletonGroup className={styles.story}>
      {!headless && <Skeleton shape="block" className={styles.art} />}
      {!headless && <Skeleton className={styles.line} />}
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  )
}
