import { useEffect, useEffectEvent, useRef } from 'react'
import { buzz } from '#platform/browser/haptics/buzz.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from './messages/en.ts'
import styles from './wheel.module.css'

/** Long enough to hope, short enough to repeat. */
const turnMs = 3_800

const wholeTurns = 6

const circle = 360

/** The same angle within one turn. */
const withinCircle = (angle: number): number => ((angle % circle) + circle) % circle

export interface WheelProps {
  /** The text of each field, from the top. */
  fields: readonly string[]
  /** The field under the pointer when the wheel stops; undefined while undecided. */
  stopAt: number | undefined
  canSpin: boolean
  onSpin: () => void
  onStopped: () => void
}

/**
 * Fields under a pointer; the disc is coloured for eight. The rotation is one transform on the compositor; a tap while turning ends it at once.
 */
export function Wheel({ fields, stopAt, canSpin, onSpin, onStopped }: WheelProps) {
  const disc = useRef<HTMLDivElement>(null)
  const angle = useRef(0)
  const running = useRef<Animation>(undefined)
  const stopped = useEffectEvent(onStopped)

  useEffect(() => {
    const wheel = disc.current
    if (wheel === null || stopAt === undefined) return undefined
    const from = angle.current
    const to = stopAngle({ from, field: stopAt, fields: fields.length })
    const land = () => {
      angle.current = withinCircle(to)
      wheel.style.transform = `rotate(${angle.current}deg)`
      stopped()
    }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      land()
      return undefined
    }
    const turn = wheel.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
      duration: turnMs,
      easing: 'cubic-bezier(0.12, 0.75, 0.14, 1)',
      fill: 'forwards',
    })
    running.current = turn
    turn.onfinish = () => {
      running.current = undefined
      turn.cancel()
      buzz(20)
      land()
    }
    return () => turn.cancel()
  }, [stopAt, fields.length])

  const act = () => {
    if (stopAt !== undefined) running.current?.finish()
    else if (canSpin) onSpin()
  }
  return (
    <div className={styles.wheel}>
      <span className={styles.pointer} aria-hidden="true" />
      <div className={styles.rim}>
        <div className={styles.disc} ref={disc}>
          <Fields fields={fields} />
        </div>
      </div>
      <button
        type="button"
        className={styles.hub}
        onClick={act}
        // aria-disabled instead of disabled, which would lose the focus in the tap's frame.
        aria-disabled={!canSpin && stopAt === undefined}
        aria-label={stopAt === undefined ? messages.spin : messages.skip}
      >
        <Icon name="star" size={34} />
      </button>
    </div>
  )
}

const Fields = ({ fields }: Pick<WheelProps, 'fields'>) =>
  fields.map((text, field) => (
    <span key={field} className={styles.field} style={{ transform: `rotate(${(360 / fields.length) * field}deg)` }}>
      <span className={styles.amount}>{text}</span>
    </span>
  ))

/** The angle at which a field is under the pointer at the top, some whole turns further. */
function stopAngle({ from, field, fields }: { from: number; field: number; fields: number }): number {
  const target = withinCircle(-(circle / fields) * field)
  return from + wholeTurns * circle + withinCircle(target - from)
}
