import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { inWords } from '#platform/office-ui/in-words.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { viewRoundReplay } from '../contract.ts'
import { messages } from './messages/en.ts'

type Operation = ResponseOf<typeof viewRoundReplay>['operations'][number]

export interface RoundReplayDialogProps {
  readonly round: { readonly playerId: number; readonly providerId: string; readonly roundId: string }
  readonly onClose: () => void
}

/** What the wallet did for a round, and the replay that its player sees. */
export function RoundReplayDialog({ round, onClose }: RoundReplayDialogProps) {
  const { answer, failure, refresh } = useCallQuery(viewRoundReplay, round)
  return (
    <Dialog
      open
      title={messages.roundAndReplay}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      {failure && !answer && <ErrorState onRetry={() => void refresh()}>{failureText(failure)}</ErrorState>}
      {!failure && !answer && <Spinner />}
      {answer && (
        <>
          {answer.url === null ? (
            <p>{messages.noReplay}</p>
          ) : (
            <p>
              <ButtonLink href={answer.url} target="_blank" rel="noreferrer" icon="play">
                {messages.openReplay}
              </ButtonLink>
            </p>
          )}
          <DataTable
            label={messages.walletOperations}
            columns={columns}
            rows={answer.operations}
            rowKey={({ txId }) => txId}
            empty={messages.noOperations}
          />
        </>
      )}
    </Dialog>
  )
}

const columns: readonly Column<Operation>[] = [
  { name: messages.time, cell: ({ at }) => formatInstant(at), tight: true },
  { name: messages.operation, cell: ({ kind }) => inWords(kind), tight: true },
  { name: messages.status, cell: ({ state }) => inWords(state.toLowerCase()), tight: true },
  { name: messages.amount, cell: ({ amount }) => formatMoney(amount), tight: true, numeric: true },
  { name: messages.transactionId, cell: ({ txId }) => txId },
]
