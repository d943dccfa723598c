import styles from '#platform/ui/avatar/avatar.module.css'
import { avatarFaces, type Face } from '#platform/ui/avatar/avatar-faces.ts'
import { type Ink, type Shape, hairs, sharedInks, skins } from '#platform/ui/avatar/avatar-shapes.ts'

export interface AvatarProps {
  /** The player's avatar field, from 1; any other number also selects one of the portraits. */
  id: number
  size?: number | undefined
  /** Accessible name, if the name is not beside the portrait. */
  label?: string | undefined
}

const neck: readonly Shape[] = [
  ['shade', 'M33 48h14v12c0 5-14 5-14 0z'],
  ['skin', 'M33 56c4 3 10 3 14 0v6c-3 4.5-11 4.5-14 0z'],
]
const head: readonly Shape[] = [
  ['skin', 'M25.5 34.5a3.8 4.2 0 1 0 0 8M54.5 34.5a3.8 4.2 0 1 1 0 8'],
  ['skin', 'M25 33c0-10 6-16 15-16s15 6 15 16v4.5C55 47.5 48.5 55 40 55s-15-7.5-15-17.5z'],
]

export function Avatar({ id, size = 40, label }: AvatarProps) {
  const face = faceOf(id)
  const inks: Record<Ink, string> = {
    ...sharedInks,
    ...skins[face.skin],
    ...hairs[face.hair],
    cloth: face.cloth,
    trim: face.trim,
  }
  const shapes = [...face.back, ...neck, ...face.dress, ...head, ...face.look, ...face.front]

  return (
    <svg
      className={styles.avatar}
      width={size}
      height={size}
      viewBox="3 4 74 74"
      fill="none"
      fillRule="evenodd"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d="M0 0h80v80H0z" fill={face.ground} />
      {shapes.map(([ink, path, width]) =>
        width === undefined ? (
          <path key={path} d={path} fill={inks[ink]} />
        ) : (
          <path
            key={path}
            d={path}
            stroke={inks[ink]}
            strokeWidth={width}
            opacity={ink === 'blush' ? 0.35 : undefined}
          />
        ),
      )}
    </svg>
  )
}

function faceOf(id: number): Face {
  const count = avatarFaces.length
  const index = Number.isInteger(id) ? (((id - 1) % count) + count) % count : 0
  return avatarFaces[index] ?? avatarFaces[0]
}
