import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { viewTree } from '../staff-contract.ts'
import styles from './agents-page.module.css'
import { messages } from './messages/en.ts'

type Below = ResponseOf<typeof viewTree>['below'][number]

/** Who invited a player, and whom the player invited. */
export function Tree() {
  const [typed, setTyped] = useState('')
  const [playerId, setPlayerId] = useState<number>()
  const show = (id: number) => {
    setTyped(String(id))
    setPlayerId(id)
  }
  return (
    <>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          if (/^[1-9]\d{0,14}$/.test(typed)) setPlayerId(Number(typed))
        }}
      >
        <TextField
          label={messages.playerId}
          inputMode="numeric"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="secondary" icon="search">
          {messages.showTree}
        </Button>
      </form>
      {playerId !== undefined && <TreeOf playerId={playerId} onShow={show} />}
    </>
  )
}

interface TreeOfProps {
  playerId: number
  onShow: (playerId: number) => void
}

function TreeOf({ playerId, onShow }: TreeOfProps) {
  const { answer, failure, refreshing } = useStaffQuery(viewTree, { playerId })
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  const { above = [], below = [], total } = answer ?? {}
  return (
    <>
      {total && (
        <FactList
          facts={[
            { name: messages.invitedBy, value: above.map((each) => each.playerId).join(' → ') || messages.nobody },
            { name: messages.playersBelow, value: total.players.toLocaleString('en-PH') },
            { name: messages.played30, value: formatMoney(total.played) },
            { name: messages.earnedInAll, value: formatMoney(total.earned) },
          ]}
        />
      )}
      <DataTable
        label={messages.tree}
        columns={columnsOf(onShow)}
        rows={below}
        rowKey={({ playerId: id }) => id}
        empty={answer ? messages.nobodyBelow : messages.loading}
        refreshing={refreshing}
      />
    </>
  )
}

const columnsOf = (onShow: (playerId: number) => void): readonly Column<Below>[] => [
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: messages.levelColumn, cell: ({ level }) => formatMessage(messages.level, { level }), tight: true },
  { name: messages.played30, cell: ({ played }) => formatMoney(played), numeric: true },
  { name: messages.earnedInAll, cell: ({ earned }) => formatMoney(earned), numeric: true },
  {
    name: messages.tree,
    cell: ({ playerId }) => (
      <Button size="small" variant="ghost" onClick={() => onShow(playerId)}>
        {messages.showTree}
      </Button>
    ),
    tight: true,
  },
]
