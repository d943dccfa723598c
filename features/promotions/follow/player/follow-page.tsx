import { followStatus } from '../follow-status.ts'
import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { ClaimButton, PromotionPage, RewardItems, useClaim } from '#features/promotions/kit/player/index.ts'
import { celebrate } from '#features/players/reward/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { claimFollow, readFollow, visitFollow } from '../contract.ts'
import { messages } from './messages/en.ts'
import styles from './follow-page.module.css'

// A visit counts after ten seconds; polling shows the button without a tap.
const refreshEveryMs = 5_000

/** Our social channels, each with a small gift. */
export function FollowPage() {
  const { answer, failure, refresh, refreshing } = useCallQuery(readFollow, {}, { refreshEveryMs })
  const { socialMedia } = useLobbyConfiguration()
  const shown = answer?.channels.flatMap((channel) => {
    const url = socialMedia.find(({ id }) => id.toLowerCase() === channel.channel.toLowerCase())?.url
    return url === undefined ? [] : [{ ...channel, url }]
  })
  return (
    <PromotionPage title={messages.title} lead={messages.pageLead} scene="follow" rule="follow">
      {shown ? (
        shown.length === 0 ? (
          <EmptyState icon="heart" title={messages.channelsEmpty}>
            {messages.channelsEmptyHint}
          </EmptyState>
        ) : (
          shown.map((channel) => <ChannelCard key={channel.id} channel={channel} />)
        )
      ) : failure?.kind === 'refusal' ? (
        <EmptyState icon="heart" title={messages.notAvailable}>
          {failureText(failure)}
        </EmptyState>
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <Skeleton shape="block" className={styles.wait} />
      )}
    </PromotionPage>
  )
}

type ShownChannel = ResponseOf<typeof readFollow>['channels'][number] & { readonly url: string }

function ChannelCard({ channel: { id, channel, items, needsCode, status, readyAt, url } }: { channel: ShownChannel }) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const [code, setCode] = useState('')
  const { claim, pending, presenceDialog } = useClaim(claimFollow, {
    refresh: [readFollow],
    onClaimed: ({ items }) => {
      celebrate(items)
      toast(messages.thankYou, { tone: 'success' })
    },
  })
  const go = () => {
    window.open(url, '_blank', 'noopener,noreferrer')
    void client.send(visitFollow, { id }).then(async () => refreshCalls(readFollow))
  }
  return (
    <Card>
      <div className={styles.channel}>
        <span className={styles.icon}>
          <Icon name={iconOf(channel)} size={26} />
        </span>
        <div className={styles.words}>
          <p className={styles.name}>{channel}</p>
          <RewardItems items={items} compact />
        </div>
        {status === followStatus.open ? (
          <Button size="small" variant="secondary" iconEnd="external" onClick={go}>
            {readyAt === null ? messages.follow : messages.checking}
          </Button>
        ) : (
          <ClaimButton
            size="small"
            state={status === followStatus.taken ? 'done' : 'claimable'}
            loading={pending}
            onClaim={() => claim({ id, code })}
          />
        )}
      </div>
      {needsCode && status === followStatus.visited && (
        <TextField
          label={messages.postedCode}
          autoComplete="off"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      {presenceDialog}
    </Card>
  )
}

const icons: Readonly<Record<string, IconName>> = {
  facebook: 'facebook',
  telegram: 'telegram',
  instagram: 'instagram',
  tiktok: 'tiktok',
  twitch: 'twitch',
  youtube: 'youtube',
  whatsapp: 'whatsapp',
}
const iconOf = (channel: string): IconName => icons[channel.toLowerCase()] ?? 'link'
