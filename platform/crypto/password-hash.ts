import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { createSharedQueue, type Turn } from './shared-queue.ts'

export type { Turn } from './shared-queue.ts'

export type PasswordHash = {
  readonly hash: (password: string, turn?: Turn) => Promise<string>
  readonly verify: (password: string, encoded: string, turn?: Turn) => Promise<boolean>
  /** Takes as long as `verify`, for an account that does not exist, so that timing does not reveal which names do. */
  readonly verifyNobody: (password: string, turn?: Turn) => Promise<false>
  /** True if the hash was made with outdated parameters; hash again after the next successful sign-in. */
  readonly needsRehash: (encoded: string) => boolean
}

export type PasswordCost = { readonly memoryKib: number; readonly passes: number; readonly parallelism: number }

export type PasswordHashOptions = {
  readonly cost?: PasswordCost
  readonly concurrencyMax?: number
  readonly waitingMax?: number
}

/** The OWASP Password Storage Cheat Sheet's first recommendation for Argon2id. */
export const passwordCost: PasswordCost = { memoryKib: 19_456, passes: 2, parallelism: 1 }

// Two run beside the event loop and leave half of libuv's four threads to files and DNS: 38 MiB at most.
const concurrencyMaxDefault = 2
// About five seconds of work at 34 ms each; a caller that would wait longer gets a refusal to retry.
const waitingMaxDefault = 300

const saltBytes = 16
const tagBytes = 32

/** For signed-in players and for the server itself, which have limits of their own. */
const withinTheHouse: Turn = { share: 'house', isKnown: true }

/** Argon2id in the PHC string format. Throws `Overloaded` if the queue is full. */
export function createPasswordHash(options: PasswordHashOptions = {}): PasswordHash {
  const cost = options.cost ?? passwordCost
  const queued = createSharedQueue('password hashing', {
    concurrencyMax: options.concurrencyMax ?? concurrencyMaxDefault,
    waitingMax: options.waitingMax ?? waitingMaxDefault,
  })
  const nobody: PasswordHashParts = { cost, salt: randomBytes(saltBytes), tag: randomBytes(tagBytes) }

  const matches = async (
    password: string,
    { cost: itsCost, salt, tag }: PasswordHashParts,
    turn: Turn,
  ): Promise<boolean> => {
    const computed = await queued(turn, () => derive(password, { cost: itsCost, salt, tagLength: tag.length }))
    return timingSafeEqual(computed, tag)
  }

  return {
    async hash(password, turn = withinTheHouse) {
      const salt = randomBytes(saltBytes)
      const tag = await queued(turn, () => derive(password, { cost, salt, tagLength: tagBytes }))
      return encode({ cost, salt, tag })
    },
    verify: (password, encoded, turn = withinTheHouse) => matches(password, decode(encoded), turn),
    async verifyNobody(password, turn = withinTheHouse) {
      await matches(password, nobody, turn)
      return false
    },
    needsRehash(encoded) {
      const { cost: its, salt, tag } = decode(encoded)
      return !sameCost(its, cost) || salt.length !== saltBytes || tag.length !== tagBytes
    },
  }
}

type PasswordHashParts = { readonly cost: PasswordCost; readonly salt: Buffer; readonly tag: Buffer }

type Derivation = { readonly cost: PasswordCost; readonly salt: Buffer; readonly tagLength: number }

function derive(password: string, { cost, salt, tagLength }: Derivation): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2(
      'argon2id',
      {
        // Phones and keyboards encode the same letters differently (NIST SP 800-63B, 3.1.1.2).
        message: password.normalize('NFKC'),
        nonce: salt,
        memory: cost.memoryKib,
        passes: cost.passes,
        parallelism: cost.parallelism,
        tagLength,
      },
      (error, tag) => (error ? reject(error) : resolve(tag)),
    )
  })
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const encode = ({ cost, salt, tag }: PasswordHashParts): string =>
  `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

function decode(encoded: string): PasswordHashParts {
  const [, memoryKib, passes, parallelism, salt, tag] = phc.exec(encoded) ?? []
  if (salt === undefined || tag === undefined) throw new Error('a stored password hash is not an Argon2id PHC string')
  return {
    cost: { memoryKib: Number(memoryKib), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const sameCost = (a: PasswordCost, b: PasswordCost): boolean =>
  a.memoryKib === b.memoryKib && a.passes === b.passes && a.parallelism === b.parallelism
