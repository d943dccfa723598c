/** Texts by key. A text names its parameters in braces: 'Use {min} to {max} characters.' */
export type Messages = Readonly<Record<string, string>>

/** The names in the braces of a text. */
type ParamNames<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** One value for each name in braces. */
export type ParamsOf<Template extends string> = string extends Template
  ? Readonly<Record<string, string | number>>
  : { readonly [Name in ParamNames<Template>]: string | number }

/** No argument if a text has no braces. */
type ParamsArgument<Template extends string> = string extends Template
  ? [params?: ParamsOf<Template>]
  : [ParamNames<Template>] extends [never]
    ? []
    : [params: ParamsOf<Template>]

/**
 * Declares a feature's texts. The identity function keeps each text's literal type, from which its parameters follow.
 */
export const defineMessages = <const M extends Messages>(messages: M): M => messages

/** The text of a key with its parameters. A missing or misspelt parameter does not compile. */
export function translate<M extends Messages, Key extends keyof M & string>(
  messages: M,
  key: Key,
  ...[params]: ParamsArgument<M[Key]>
): string {
  const values: Readonly<Record<string, string | number>> = params ?? {}
  const template: string = messages[key] ?? key
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))
}
