import type { Message, ParamsOf } from './format-message.ts'

/** The parameters of a message by name, whatever their order. */
type ParamNamesOf<M extends Message> = keyof ParamsOf<M>

/** Refuses a text with other parameters than the original's, and a text whose original is gone. */
type Fitting<Original, Texts> = {
  readonly [Key in keyof Texts]: Key extends keyof Original
    ? Original[Key] extends Message
      ? Texts[Key] extends string
        ? [ParamNamesOf<Texts[Key]>, ParamNamesOf<Original[Key]>] extends [
            ParamNamesOf<Original[Key]>,
            ParamNamesOf<Texts[Key]>,
          ]
          ? Texts[Key]
          : never
        : never
      : never
    : never
}

/**
 * Declares a catalogue in another language than the original. A missing key, a key that the original does not have, and a
 * text with other parameters do not compile. A translation has one form for every count: the words of Filipino do not
 * follow a number.
 */
export const translationOf =
  <Original extends Readonly<Record<string, Message>>>() =>
  <const Texts extends Readonly<Record<keyof Original, string>>>(texts: Texts & Fitting<Original, Texts>): Texts =>
    texts
