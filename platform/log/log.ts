import pino from 'pino'
import { lineWriter } from './line-writer.ts'
import { redact, redactText } from './redact.ts'
import { currentRequestId } from './request-id.ts'

export type Log = pino.Logger

export type LogOptions = {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** `json` for machines in production, `lines` for a terminal. */
  readonly style: 'json' | 'lines'
  /** Defaults to standard output. */
  readonly destination?: { readonly write: (line: string) => void }
}

/**
 * The log of a process. Everything passes `redact` before it is written: the merged object, the message, its
 * interpolated values, and the bindings of child logs.
 */
export function createLog(options: LogOptions): Log {
  const destination = options.destination ?? pino.destination({ dest: 1, sync: true })
  const settings: pino.LoggerOptions = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // `redact` has already serialised what arrives here.
    serializers: { err: (described: unknown) => described },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === undefined ? {} : { requestId }
    },
    hooks: {
      logMethod(args, method) {
        Reflect.apply(method, this, redactedArguments(args))
      },
    },
  }
  return withCleanChildren(pino(settings, options.style === 'lines' ? lineWriter(destination) : destination))
}

function redactedArguments([first, ...rest]: readonly unknown[]): unknown[] {
  const merged = first instanceof Error ? { err: redact(first), msg: redactText(first.message) } : redact(first)
  return [merged, ...rest.map(redact)]
}

/** Pino writes a child's bindings without calling a hook; a child inherits these methods from its parent. */
function withCleanChildren(log: Log): Log {
  const pinoChild: unknown = Reflect.get(log, 'child')
  const pinoSetBindings: unknown = Reflect.get(log, 'setBindings')
  if (typeof pinoChild !== 'function' || typeof pinoSetBindings !== 'function') throw new TypeError('not a log of pino')
  return Object.assign(log, {
    child(this: Log, bindings: object, childOptions?: object): unknown {
      return Reflect.apply(pinoChild, this, [redact(bindings), childOptions])
    },
    setBindings(this: Log, bindings: object): void {
      Reflect.apply(pinoSetBindings, this, [redact(bindings)])
    },
  })
}
