import { useState } from 'react'
import { drawWeighted } from '#core/draw/draw.ts'
import { hashOfSeed, recomputeDraw, type RevealedDraw } from '#platform/crypto/browser/recompute-draw.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from './messages/en.ts'
import styles from './draw-proof.module.css'

export interface DrawProofProps<P extends { readonly weight: number }> {
  /** The hash that commits to the next draw; null before the first. */
  sealHash: string | null
  /** The newest draw, and the table that it was drawn from. */
  last: RevealedDraw | undefined
  prizes: readonly P[]
  /** Whether a prize of the table is what the server said was drawn. */
  isDrawn: (prize: P) => boolean
}

/** The commitment to the next draw, and the last draw worked out again on this device. */
export function DrawProof<P extends { readonly weight: number }>({
  sealHash,
  last,
  prizes,
  isDrawn,
}: DrawProofProps<P>) {
  return (
    <details className={styles.proof}>
      <summary className={styles.head}>
        <Icon name="shield" size={18} />
        {messages.fairDraw}
      </summary>
      <p className={styles.note}>{messages.fairDrawHow}</p>
      {sealHash !== null && <Fact name={messages.nextDrawHash} value={sealHash} />}
      {last && <LastDraw key={last.seed} last={last} prizes={prizes} isDrawn={isDrawn} />}
    </details>
  )
}

type LastProps<P extends { readonly weight: number }> = Pick<DrawProofProps<P>, 'prizes' | 'isDrawn'> & {
  readonly last: RevealedDraw
}

function LastDraw<P extends { readonly weight: number }>({ last, prizes, isDrawn }: LastProps<P>) {
  const [checked, setChecked] = useState<{ readonly hash: string; readonly isRight: boolean }>()
  const check = async () => {
    const draw = await recomputeDraw(last)
    setChecked({ hash: await hashOfSeed(last.seed), isRight: isDrawn(drawWeighted(prizes, draw)) })
  }
  return (
    <>
      <Fact name={messages.lastSeed} value={last.seed} />
      <Fact name={messages.yourSeed} value={`${last.clientSeed}:${last.nonce}`} />
      {checked ? (
        <>
          <Fact name={messages.hashOfLastSeed} value={checked.hash} />
          <p className={styles.verdict} data-right={checked.isRight} role="status">
            <Icon name={checked.isRight ? 'check-circle' : 'warning'} size={18} />
            {checked.isRight ? messages.drawMatches : messages.drawDiffers}
          </p>
        </>
      ) : (
        <Button variant="secondary" size="small" onClick={() => void check()}>
          {messages.checkDraw}
        </Button>
      )}
    </>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <p className={styles.fact}>
    <span className={styles.name}>{name}</span>
    <code className={styles.value}>{value}</code>
  </p>
)
