import { formatMessage } from '#core/message/format-message.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { Graph, Step } from '../graph.ts'
import { numberOf } from './graph-draft.ts'
import { messages } from './messages/en.ts'
import styles from './campaign-page.module.css'
import { WayField } from './way-field.tsx'

type Split = Extract<Step, { kind: 'split' }>
type Branch = Split['branches'][number]
type SplitFieldsProps = {
  readonly step: Split
  readonly graph: Graph
  readonly onChange: (step: Split) => void
}

const branchesMax = 5

/** Shares of players, and where each goes. */
export function SplitFields({ step, graph, onChange }: SplitFieldsProps) {
  const { branches } = step
  const sum = branches.reduce((total, { percent }) => total + percent, 0)
  const change = (index: number, changed: Partial<Branch>) =>
    onChange({
      ...step,
      branches: branches.map((branch, place) => (place === index ? { ...branch, ...changed } : branch)),
    })
  return (
    <>
      {branches.map((branch, index) => (
        <fieldset key={index} className={styles.branch}>
          <legend className={styles.legend}>{formatMessage(messages.branch, { number: index + 1 })}</legend>
          <TextField
            label={messages.percent}
            inputMode="numeric"
            suffix="%"
            value={branch.percent === 0 ? '' : String(branch.percent)}
            onChange={(event) => change(index, { percent: Math.min(100, numberOf(event.currentTarget.value)) })}
          />
          <WayField
            label={messages.goesTo}
            from={step.id}
            value={branch.next}
            graph={graph}
            onChange={(next) => change(index, { next })}
          />
          {branches.length > 2 && (
            <IconButton
              icon="trash"
              label={formatMessage(messages.removeBranch, { number: index + 1 })}
              className={styles.removeBranch}
              onClick={() => onChange({ ...step, branches: branches.filter((_, place) => place !== index) })}
            />
          )}
        </fieldset>
      ))}
      <p className={styles.note} role="status">
        {formatMessage(messages.sum, { sum })}
      </p>
      {branches.length < branchesMax && (
        <p>
          <Button
            variant="secondary"
            size="small"
            icon="plus"
            onClick={() =>
              onChange({ ...step, branches: [...branches, { percent: 0, next: branches[0]?.next ?? '' }] })
            }
          >
            {messages.addBranch}
          </Button>
        </p>
      )}
    </>
  )
}
