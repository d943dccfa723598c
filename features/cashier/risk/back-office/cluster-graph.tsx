import type { ResponseOf } from '#core/contract/call.ts'
import type { viewCluster } from '../case-contract.ts'
import styles from './cluster-graph.module.css'
import { clusterLayout, type NodePosition } from './cluster-layout.ts'
import { tieWords } from './tie-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type Cluster = ResponseOf<typeof viewCluster>
type ClusterGraphProps = {
  readonly cluster: Cluster
  readonly chosen: number
  readonly onChoose: (playerId: number) => void
}

const size = { width: 900, height: 520 }
const playerNode = (id: number): string => `player ${id}`
const thingNode = (kind: string, key: string): string => `${kind} ${key}`

/** Players as discs, connected through diamonds for what they share. */
export function ClusterGraph({ cluster: { players, ties }, chosen, onChoose }: ClusterGraphProps) {
  const things = [...new Map(ties.map((tie) => [thingNode(tie.kind, tie.key), tie])).values()]
  const nodes = [
    ...players.map(({ id }) => ({ id: playerNode(id) })),
    ...things.map(({ kind, key }) => ({ id: thingNode(kind, key) })),
  ]
  const edges = ties.map(({ playerId, kind, key }) => ({ from: playerNode(playerId), to: thingNode(kind, key), kind }))
  const positions = new Map(clusterLayout(nodes, edges, size).map((placed) => [placed.id, placed]))
  const at = (id: string): NodePosition => positions.get(id) ?? { id, x: 0, y: 0 }
  return (
    <svg
      className={styles.graph}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-label={formatMessage(messages.clusterLabel, { players: players.length, links: things.length })}
    >
      {edges.map(({ from, to, kind }) => (
        <line
          key={`${from} ${to}`}
          className={styles[kind]}
          x1={at(from).x}
          y1={at(from).y}
          x2={at(to).x}
          y2={at(to).y}
        />
      ))}
      {things.map(({ kind, key }) => (
        <Thing key={`${kind} ${key}`} kind={kind} at={at(thingNode(kind, key))} />
      ))}
      {players.map(({ id, score }) => (
        <Player
          key={id}
          id={id}
          score={score}
          at={at(playerNode(id))}
          isChosen={id === chosen}
          onChoose={() => onChoose(id)}
        />
      ))}
    </svg>
  )
}

type ThingProps = { readonly kind: Cluster['ties'][number]['kind']; readonly at: NodePosition }

function Thing({ kind, at: { x, y } }: ThingProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles[kind]}>
      <rect className={styles.thing} x={-8} y={-8} width={16} height={16} rx={3} transform="rotate(45)" />
      <text className={styles.thingName} y={26}>
        {tieWords[kind]}
      </text>
    </g>
  )
}

type PlayerProps = {
  readonly id: number
  readonly score: number | null
  readonly at: NodePosition
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const radius = 20

function Player({ id, score, at: { x, y }, isChosen, onChoose }: PlayerProps) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={styles.player}
      data-level={levelOf(score)}
      data-chosen={isChosen || undefined}
      role="button"
      tabIndex={0}
      aria-label={
        score === null
          ? formatMessage(messages.unratedPlayer, { id })
          : formatMessage(messages.ratedPlayer, { id, score })
      }
      aria-pressed={isChosen}
      onClick={onChoose}
      onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && onChoose()}
    >
      <circle r={radius} />
      <text className={styles.score} y={5}>
        {score ?? '–'}
      </text>
      <text className={styles.name} y={radius + 15}>
        {id}
      </text>
    </g>
  )
}

function levelOf(score: number | null): 'none' | 'low' | 'middle' | 'high' {
  if (score === null) return 'none'
  if (score < 40) return 'low'
  return score < 70 ? 'middle' : 'high'
}
