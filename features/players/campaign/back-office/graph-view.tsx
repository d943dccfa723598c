import { type CSSProperties, useId } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { type Graph, startStep, type Step } from '../graph.ts'
import { drawingOf, labelledExits, nodeHeight, nodeWidth, type PlacedNode } from './drawing.ts'
import styles from './campaign-page.module.css'
import { messages } from './messages/en.ts'
import type { Segments } from './segment-field.tsx'
import { kindNames, stepIcons, stepText, triggerText } from './step-words.ts'

export type StepCount = {
  readonly step: string
  readonly text: string
  /** The cost of its gifts. */
  readonly given: string | undefined
}

type GraphViewProps = {
  readonly graph: Graph
  readonly selected: string
  readonly onSelect: (id: string) => void
  readonly faulty: ReadonlySet<string>
  readonly counts: readonly StepCount[]
  readonly segments: Segments
}

/** The steps and the lines between them; on a phone, a list that says where each step leads. */
export function GraphView({ graph, ...view }: GraphViewProps) {
  const { nodes, lines, width, height } = drawingOf(graph)
  const arrow = useId()
  return (
    <div className={styles.canvas}>
      <div
        className={styles.plane}
        style={{ '--plane-width': `${width}px`, '--plane-height': `${height}px` } as CSSProperties}
      >
        <svg
          className={styles.lines}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
        >
          <defs>
            <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path className={styles.arrow} d="M0 0L8 4L0 8z" />
            </marker>
          </defs>
          {lines.map(({ key, path }) => (
            <path key={key} d={path} markerEnd={`url(#${arrow})`} />
          ))}
          {lines.map(({ key, label, x, y }) => (
            <text key={key} x={x} y={y}>
              {label}
            </text>
          ))}
        </svg>
        <ol className={styles.nodes} aria-label={messages.steps}>
          {nodes.map((node) => (
            <li key={node.id} className={styles.node} style={placeOf(node)}>
              <Node id={node.id} graph={graph} {...view} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

const placeOf = ({ x, y }: PlacedNode) =>
  ({
    '--x': `${x}px`,
    '--y': `${y}px`,
    '--node-width': `${nodeWidth}px`,
    '--node-height': `${nodeHeight}px`,
  }) as CSSProperties

type NodeProps = GraphViewProps & { readonly id: string }

function Node({ id, graph, selected, onSelect, faulty, counts, segments }: NodeProps) {
  const number = graph.steps.findIndex((step) => step.id === id) + 1
  const step = graph.steps[number - 1]
  const nameOf = (segment: number) => segments.find((each) => each.id === segment)?.name
  const count = counts.find((each) => each.step === id)
  return (
    <button
      type="button"
      className={classNames(styles.face, selected === id && styles.selected, faulty.has(id) && styles.faulty)}
      aria-pressed={selected === id}
      onClick={() => onSelect(id)}
    >
      <span className={styles.nodeHead}>
        <Icon name={step ? stepIcons[step.kind] : 'users'} size={16} />
        {step ? `${number}. ${kindNames[step.kind]}` : messages.start}
        {faulty.has(id) && (
          <span className={styles.fault}>
            <Icon name="warning" size={16} label={messages.hasFault} />
          </span>
        )}
      </span>
      <span className={styles.nodeText}>{step ? stepText(step, nameOf) : triggerText(graph, nameOf)}</span>
      {count && <span className={styles.nodeCount}>{count.text}</span>}
      {count?.given && <span className={styles.nodeCount}>{count.given}</span>}
      <Ways step={step} graph={graph} isStart={id === startStep} />
    </button>
  )
}

type WaysProps = { readonly step: Step | undefined; readonly graph: Graph; readonly isStart: boolean }

/** Where it leads, in words, where no lines are drawn. */
function Ways({ step, graph, isStart }: WaysProps) {
  const exits = step ? labelledExits(step) : isStart ? [{ to: graph.first, label: '' }] : []
  const text = exits.map(({ to, label }) => {
    const number = graph.steps.findIndex(({ id }) => id === to) + 1
    const way = number === 0 ? messages.leadsNowhere : formatMessage(messages.leadsTo, { number })
    return label === '' ? way : `${label}: ${way}`
  })
  return text.length === 0 ? null : <span className={styles.ways}>{text.join(' · ')}</span>
}
